import { describe, expect, it } from 'vitest';
import type { AgendaEntry } from '#app/records/agenda/agenda.ts';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const entry = (
  designator: string | null,
  title: string,
  rest: Partial<AgendaEntry> = {},
): AgendaEntry => ({
  designator,
  title,
  level: 0,
  isHeading: false,
  isConsent: false,
  fileNumber: null,
  sponsors: [],
  recommendation: null,
  ...rest,
});
const consent = (letter: string, title: string) =>
  entry(letter, title, { level: 1, isConsent: true });

const agenda = [
  entry('1.', 'Call to Order'),
  entry('2.', 'Pledge of Allegiance'),
  entry('3.', 'Consent Agenda', { isHeading: true }),
  consent('a.', 'Minutes of May 4'),
  consent('b.', 'Payment of claims of $81,220'),
  consent('c.', 'Liquor license for the Blue Heron Tavern'),
  consent('d.', 'Purchase of a street sweeper from Kessler Equipment'),
  consent('e.', 'Appointment of Nora Vance to the Library Board'),
  entry('4.', 'New Business', { isHeading: true }),
  entry('a.', 'Ordinance 88 on short-term rentals, second reading', { level: 1 }),
  entry('b.', 'Contract with Harlan Paving for Mill Street', { level: 1 }),
  entry('c.', 'Sale of the old firehouse', { level: 1 }),
  entry('5.', 'Adjournment'),
];
const meeting = (consentMotion: string) =>
  transcriptOfLines(`
    Good evening, I call this meeting to order. Please rise for the pledge of allegiance.
    Next is the consent agenda. Does anyone want anything pulled? I'd like to pull item D, please. All right, D is pulled.
    ${consentMotion} Second. All in favor? Aye. Opposed? Motion carries.
    We'll take up item D. Why do we need a new street sweeper from Kessler? The old one is from 1998 and the brushes fall off. I move to approve item D. Second. All in favor? Aye. Motion carries.
    Moving on to new business. Four A, ordinance 88 on short term rentals. This is the second reading.
    We heard from the landlords last time. I move to continue ordinance 88 to the June 15th meeting. Second. All in favor? Aye. Motion carries.
    Four B is the contract with Harlan Paving for Mill Street. The bid was 402,000. Motion to approve the contract. Second. All in favor? Aye. Motion carries.
    Is there a motion to adjourn? So moved. Second. All in favor? Aye. We are adjourned.
  `);

describe('a meeting with its agenda', () => {
  const { cases, votes, notes } = readProceedings(
    meeting("I'll move to approve the consent agenda, items A, B, C and E."),
    agenda,
  );
  const told = (title: string) => cases.find((one) => one.title.startsWith(title));

  it('has each item of the consent list with its own title, adopted by one motion', () => {
    const list = cases.filter(({ isConsent, title }) => isConsent && title !== 'Consent Agenda');
    expect(list.map(({ title }) => title)).toEqual([
      'Minutes of May 4',
      'Payment of claims of $81,220',
      'Liquor license for the Blue Heron Tavern',
      'Appointment of Nora Vance to the Library Board',
    ]);
    expect(list.every(({ state }) => state === 'adopted')).toBe(true);
    expect(new Set(list.map(({ firstSentence }) => firstSentence)).size).toBe(1);
    expect(votes[0]?.kind).toBe('consent');
    expect(votes[0]?.items).toHaveLength(5);
  });

  it('has what was pulled as a case of its own, with its own vote', () => {
    expect(told('Purchase of a street sweeper')).toMatchObject({
      isConsent: false,
      state: 'adopted',
    });
  });

  it('says that what was continued was continued, and until when', () => {
    expect(told('Ordinance 88')).toMatchObject({ state: 'continued', until: 'June 15th meeting' });
  });

  it('leaves out what was not taken up', () => {
    expect(told('Sale of the old firehouse')).toBeUndefined();
    expect(notes).toEqual([]);
  });
});

it('takes only what the consent motion names', () => {
  const { cases } = readProceedings(meeting('I move to approve consent items A and B.'), agenda);
  expect(cases.filter(({ isConsent }) => isConsent).map(({ title }) => title)).toEqual([
    'Consent Agenda',
    'Minutes of May 4',
    'Payment of claims of $81,220',
  ]);
});

it('finds an item whose letter the captions took for a digit', () => {
  const { cases } = readProceedings(
    transcriptOfLines(`
      Item 12N is the fee schedule for the pool. I move to approve the fee schedule. Second. All in favor? Aye. Motion carries.
      Item 120. Ms. Hale will tell us. We have had three offers and this is the best of them. I move that we approve. Second. All in favor? Aye. Motion carries.
      Item 12P is the audit contract with Lowell and Price. I move to approve the audit contract. Second. All in favor? Aye. Motion carries.
    `),
    [
      entry('12.', 'Action items', { isHeading: true }),
      entry('N.', 'Fee schedule for the pool', { level: 1 }),
      entry('O.', 'Disposal of surplus mowers', { level: 1 }),
      entry('P.', 'Audit contract with Lowell & Price', { level: 1 }),
    ],
  );
  expect(cases.map(({ designator }) => designator)).toEqual(['N.', 'O.', 'P.']);
});

it('does not force the agenda of another meeting on a record, and says so', () => {
  const { cases, notes } = readProceedings(
    transcriptOfLines(`
      Good evening, I call this meeting to order. The only matter tonight is the budget of the water district for next year.
      The rates go up by three percent. Nobody likes it. The pumps are forty years old and the reservoir leaks.
      I move to adopt the budget. Second. All in favor? Aye. Carries. We are adjourned.
    `),
    agenda,
  );
  expect(notes[0]).toContain('may be the agenda of another meeting');
  expect(cases.every((one) => one.entry === null)).toBe(true);
  expect(cases.map(({ title }) => title)).toContain('Budget of the water district for next year');
});

it('a record that begins in the midst of an item votes on that one, and not on an opening', () => {
  const { cases, votes } = readProceedings(
    transcriptOfLines(`
      Mr. Oduya: I will be brief, because all has been said of the harbor and its boats by now.
      Ms. Hale: Call the roll. Mr. Oduya. Aye. Mr. Roy. No. Ms. Vance. No. Motion failed 1 to 2.
      Ms. Hale: That leaves you without funds for the dredging of the harbor that the grant was to pay.
      Ms. Hale: Item 9A is the contract for the dredging of the harbor with Orion Marine.
      Mr. Roy: I move to reject the contract. Second. All in favor? Aye. Motion carries.
    `),
    [
      entry('7E', 'Grant of $90,000 for the dredging of the harbor'),
      entry('9A', 'Contract with Orion Marine for the dredging of the harbor'),
    ],
  );
  expect(votes.map(({ items }) => items.map((index) => cases[index]?.designator))).toEqual([
    ['7E'],
    ['9A'],
  ]);
  expect(cases.map(({ designator, state }) => `${designator} ${state}`)).toEqual([
    '7E rejected',
    '9A rejected',
  ]);
});

describe('an agenda whose items begin with a letter', () => {
  const lettered = [
    entry('D', 'Consent calendar', { isHeading: true }),
    entry('D-1', 'Time extension, Juniper Flats', { level: 1, isConsent: true }),
    entry('D-2', 'Lot line adjustment, Hargrave and Bolt', { level: 1, isConsent: true }),
    entry('D-3', 'Final plat, Cottonwood Bench', { level: 1, isConsent: true }),
    entry('E', 'Public hearings', { isHeading: true }),
    entry('E-1', 'Gravel pit on Haul Road, Dry Fork Aggregate', { level: 1 }),
    entry('E-2', 'Zone change on Sandhill Lane', { level: 1 }),
    entry('E-3', 'Setback variance on Pinyon Court', { level: 1 }),
  ];
  const { cases, votes } = readProceedings(
    transcriptOfLines(`
      Consent calendar. I want D-2 pulled, the description does not close. Okay, D-2 is off.
      Move D-1 and D-3. Second. All in favor of the consent, D-1 and D-3? Aye. Any opposed? Six-zero.
      Then D-2 is continued at the applicant's request to the June meeting.
      E-3, taken out of order. Staff could not find a hardship.
      I'd move to approve the variance. Second. All in favor? Aye. Opposed? The motion carries.
      E-1, the gravel pit. It is eighty trucks a day. I move to deny the permit. Second. All in favor? Aye. The motion carries.
      E-2. They are not ready. I'd move to continue E-2 to June 26. Second. All in favor? Aye. Opposed? None. Six-zero, continued to the 26th.
    `),
    lettered,
  );
  const stateOf = (designator: string) =>
    cases.find((one) => one.designator === designator)?.state ?? null;

  it('has each where its letter and number are said, in whatever order', () => {
    expect(['E-1', 'E-2', 'E-3'].map(stateOf)).toEqual(['rejected', 'continued', 'adopted']);
  });

  it('has what was pulled from its consent list decided by nobody', () => {
    expect(votes[0]).toMatchObject({ kind: 'consent', yes: 6, no: 0 });
    const decided = votes[0]?.items.map((item) => cases[item]?.designator);
    expect(decided).toEqual(expect.arrayContaining(['D-1', 'D-3']));
    expect(decided).not.toContain('D-2');
  });
});
