import { describe, expect, it } from 'vitest';
import { readAgendaText } from '#app/records/agenda/read-agenda-text.ts';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const agenda = readAgendaText(`
I. CALL TO ORDER
II. ROLL CALL
III. MINUTES OF APRIL 6, 2026
IV. RECOMMENDATIONS
  A. PERSONNEL
    1. Appointment of Nora Vance as teacher
    2. Resignation of Ivo Brandt
    3. Leave of absence for Ada Lund
  B. FINANCE
    1. Payment of the bills
    2. Contract with Kessler Coach for two buses
V. ADJOURNMENT
`);
const roll =
  'Please take the roll. Mr. Hale? Yes. Ms. Ode? Yes. Mrs. Roy? Yes. President Quist? Yes. Thank you.';
const meeting = (...lines: string[]) => meetingOn(agenda, ...lines);
const meetingOn = (entries: typeof agenda, ...lines: string[]) =>
  readProceedings(
    transcriptOfLines(
      [
        'Good evening, I call this meeting to order.',
        'May I have a motion to accept the minutes? So moved. Second.',
        roll,
        ...lines,
        'May I have a motion to adjourn? So moved. Second. All in favor? Aye. We are adjourned.',
      ].join('\n'),
    ),
    entries,
  );
const spoken = [
  'Under personnel we have the appointment of Nora Vance as teacher, and we wish Ivo Brandt well, whose resignation is before us.',
  'Under finance there is the contract with Kessler Coach for two buses. The bids came in on Monday.',
];
const both = [
  ...spoken,
  'May I have a motion to approve the personnel items a1 through a3? So moved. Second. Any discussion?',
  roll,
  'May I have a motion to approve the finance items B1 and B2? So moved. Second. Any discussion?',
  roll,
];
/** The same with a heading among the items of Personnel. */
const withParts = readAgendaText(`
I. CALL TO ORDER
IV. RECOMMENDATIONS
  A. PERSONNEL
    1. Appointments
      a. Nora Vance as teacher
      b. Ivo Brandt as aide
    2. Leave of absence for Ada Lund
V. ADJOURNMENT
`);

const statesOf = ({ cases }: ReturnType<typeof meeting>) =>
  cases.map(({ title, state }) => `${title} · ${state}`);

describe('a part of an agenda that one motion decides', () => {
  it('is decided with the items that the motion names, also in captions without capitals', () => {
    const found = meeting(...both);
    expect(statesOf(found)).toEqual(
      expect.arrayContaining([
        'PERSONNEL · adopted',
        'Appointment of Nora Vance as teacher · adopted',
        'Leave of absence for Ada Lund · adopted',
        'FINANCE · adopted',
        'Contract with Kessler Coach for two buses · adopted',
      ]),
    );
    expect(found.votes.map(({ subject }) => subject)).toEqual(
      expect.arrayContaining([
        'approve the personnel items a1 through a3',
        'approve the finance items B1 and B2',
      ]),
    );
  });

  it('leaves out what the motion does not name', () => {
    const found = meeting(
      ...spoken,
      'May I have a motion to approve the personnel items A1 and A2? So moved. Second.',
      ...both.slice(3),
    );
    expect(statesOf(found)).toContain('Resignation of Ivo Brandt · adopted');
    expect(statesOf(found)).not.toContain('Leave of absence for Ada Lund · adopted');
  });
});

it('what every meeting decides stands under the title that the agenda has for it', () => {
  expect(statesOf(meeting(...both))).toContain('MINUTES OF APRIL 6, 2026 · adopted');
});

it('a roll that is called for a vote takes up no item', () => {
  expect(statesOf(meeting(...both)).some((line) => line.startsWith('ROLL CALL'))).toBe(false);
});

describe('a motion that says a heading', () => {
  it.each([
    'May I have a motion to approve resolution 25-2 as the finance department recommends?',
    'May I have a motion to approve the calendar, as finance asked for two more days?',
  ])('decides no part of the agenda where it is on something else: %s', (motion) => {
    const found = meeting(...spoken, `${motion} So moved. Second.`, roll);
    expect(statesOf(found)).not.toContain('FINANCE · adopted');
    expect(statesOf(found)).not.toContain('Payment of the bills · adopted');
  });

  it('leaves out what it excepts by its words, and what had a vote of its own', () => {
    const found = meeting(
      ...spoken,
      'I move to approve the personnel items with the exception of the resignation of Ivo Brandt. Second.',
      roll,
    );
    expect(statesOf(found)).toContainEqual(
      expect.stringMatching(/^Leave of absence for Ada Lund · adopted/),
    );
    expect(statesOf(found)).not.toContainEqual(
      expect.stringMatching(/^Resignation of Ivo Brandt · adopted/),
    );
  });

  it('is of one item where it names one of several', () => {
    const found = meeting(
      ...spoken,
      'May I have a motion to approve personnel item A2? So moved. Second.',
      roll,
    );
    expect(statesOf(found)).not.toContain('Leave of absence for Ada Lund · adopted');
    expect(statesOf(found)).not.toContain('PERSONNEL · adopted');
  });
});

it('an agenda of which nothing is spoken of but its headings is not taken for the meeting’s', () => {
  const found = meeting(
    'Personnel items for May. We hire Zoe Platt as principal, and Dan Orr retires.',
    ...both.slice(2),
  );
  expect(statesOf(found)).not.toContain('Appointment of Nora Vance as teacher · adopted');
});

it('counts a part with items of its own as one of those that are named', () => {
  const found = meetingOn(
    withParts,
    ...spoken,
    'May I have a motion to approve the personnel items A1 through A2? So moved. Second. Any discussion?',
    roll,
  );
  expect(statesOf(found)).toEqual(
    expect.arrayContaining(['PERSONNEL · adopted', 'Appointments · adopted']),
  );
});

it('decides the items of the headings in a part where the motion says them', () => {
  const withOffices = readAgendaText(`
I. CALL TO ORDER
III. MINUTES OF APRIL 6, 2026
IV. RECOMMENDATIONS
  A. FINANCE
    a. Special Services
      1. Home instruction for the spring
      2. Contract with Lund Speech
    b. Business Office
      1. Payment of the bills
      2. Contract with Kessler Coach for two buses
      3. Transfers within the budget
V. ADJOURNMENT
`);
  const found = meetingOn(
    withOffices,
    'Under special services we have home instruction for the spring, and the contract with Lund Speech.',
    'From the business office there is the contract with Kessler Coach for two buses. The bids came in on Monday.',
    'May I have a motion to approve the finance items, special services items A, 1 through 2, and business office items B, 1 and 2? So moved. Second.',
    roll,
  );
  expect(statesOf(found)).toEqual(
    expect.arrayContaining([
      'FINANCE · adopted',
      'Home instruction for the spring · adopted',
      'Contract with Lund Speech · adopted',
      'Contract with Kessler Coach for two buses · adopted',
    ]),
  );
  expect(statesOf(found)).not.toContain('Transfers within the budget · adopted');
  expect(statesOf(found).some((line) => line.startsWith('Business Office'))).toBe(false);
});
