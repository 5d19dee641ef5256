import { describe, expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';
import type { Vote } from '../vote.ts';

type Turn = [speaker: string, text: string];

const votesOf = (turns: readonly Turn[]) => readProceedings(transcriptOf([...turns])).votes;
const surname = (name: string | null | undefined) => name?.split(' ').at(-1) ?? null;
const rollOf = (vote: Vote | undefined) =>
  vote?.rollCall.map(({ name, vote: said }) => `${surname(name)} ${said}`).join(', ');

describe('a roll whose answers stand under the names of who gives them', () => {
  it('is read in a council whose clerk is not written down', () => {
    const [vote] = votesOf([
      ['Ibarra', 'We are on the lease of the depot. Is there a motion?'],
      ['Ngata', 'I move to approve the lease of the depot.'],
      ['Holm', 'Second.'],
      ['Ibarra', 'Tess, please call the roll.'],
      ['Ngata', 'Aye.'],
      ['Holm', 'Thanks to the staff for months of work. Aye.'],
      ['Sorel', 'Thank you all very much, no.'],
      ['Ibarra', 'Aye. The lease is approved.'],
    ]);
    expect(rollOf(vote)).toBe('Ngata yes, Holm yes, Sorel no, Ibarra yes');
    expect(vote).toMatchObject({ yes: 3, no: 1, outcome: 'adopted' });
  });

  it('is read on a school board whose secretary calls only the first', () => {
    const [vote] = votesOf([
      ['President Okoro', 'The calendar for next year is before us.'],
      ['Trustee Lind', 'I move adoption of the calendar.'],
      ['Trustee Bauer', 'Second.'],
      ['Secretary', 'Roll call vote on the calendar. Trustee Lind?'],
      ['Trustee Lind', 'Yes.'],
      ['Trustee Bauer', 'Yes.'],
      ['Trustee Amadi', 'I abstain.'],
      ['President Okoro', 'Yes. The motion carries.'],
    ]);
    expect(rollOf(vote)).toBe('Lind yes, Bauer yes, Amadi abstain, Okoro yes');
  });

  it('leaves to the clerk what the clerk says, and numbered voices without names', () => {
    const [clerk] = votesOf([
      ['Chair Moss', 'We are on the variance for 12 Elm Street.'],
      ['Member Dietz', 'I move to grant the variance.'],
      ['Member Ash', 'Second.'],
      ['Chair Moss', 'Please call the roll.'],
      ['Clerk', 'Dietz, yes. Ash, yes. Moss, no. The motion carries.'],
    ]);
    expect(rollOf(clerk)).not.toContain('Clerk');
    const [numbered] = votesOf([
      ['Speaker 1', 'We are on the variance for 12 Elm Street.'],
      ['Speaker 2', 'I move to grant the variance.'],
      ['Speaker 3', 'Second.'],
      ['Speaker 1', 'Please call the roll.'],
      ['Speaker 2', 'Yes.'],
      ['Speaker 3', 'Yes.'],
      ['Speaker 4', 'Yes.'],
      ['Speaker 1', 'The motion carries.'],
    ]);
    expect(rollOf(numbered)).toBe('');
  });

  it('keeps the names as the record writes them, though somebody else sounds alike', () => {
    const [vote] = votesOf([
      ['Ibarra', 'Welcome, Ms. Solano. Please tell us of the depot.'],
      ['Solano', 'The lease runs for ten years. I am Vera Solano of the harbor office.'],
      ['Ngata', 'I move to approve the lease of the depot.'],
      ['Solanas', 'Second.'],
      ['Ibarra', 'Please call the roll.'],
      ['Ngata', 'Aye.'],
      ['Solanas', 'Aye.'],
      ['Ibarra', 'Aye. The lease is approved.'],
    ]);
    expect(rollOf(vote)).toBe('Ngata yes, Solanas yes, Ibarra yes');
  });

  it('is over where the next one is called on a named matter', () => {
    const votes = votesOf([
      ['Farouk', 'We are on the fee schedule. I move the substitute.'],
      ['Quist', 'Second.'],
      ['Farouk', 'Please call the vote on the motion.'],
      ['Quist', 'Aye.'],
      ['Tallow', 'Aye.'],
      [
        'Farouk',
        'Aye. Does anyone wish to speak to the fee schedule? Please call the roll on the fee schedule.',
      ],
      ['Quist', 'Aye.'],
      ['Tallow', 'No.'],
      ['Farouk', 'Aye. The fee schedule is adopted.'],
    ]);
    expect(votes.map(rollOf)).toEqual([
      'Quist yes, Tallow yes, Farouk yes',
      'Quist yes, Tallow no, Farouk yes',
    ]);
  });
});

describe('who is about to move', () => {
  it.each([
    ["I'm going to make a motion that we lease the depot to Harbor Marine."],
    ['I was just going to make the motion that the depot be leased to Harbor Marine.'],
    ['I am prepared to make a motion to lease the depot to Harbor Marine.'],
    ["I'm ready to move that we lease the depot to Harbor Marine."],
  ])('has moved: %s', (said) => {
    const [vote] = votesOf([
      ['Chair Wynn', 'The depot is before us.'],
      ['Trustee Hale', said],
      ['Trustee Voss', 'Second.'],
      ['Chair Wynn', 'All those in favor?'],
      ['Members', 'Aye.'],
      ['Chair Wynn', 'Any opposed? The motion carries.'],
    ]);
    expect([surname(vote?.mover), surname(vote?.seconder)]).toEqual(['Hale', 'Voss']);
    expect(vote?.subject).toContain('Harbor Marine');
  });
});

it.each([
  ['Is there a second?', 'Second?'],
  ['Do I have a second?', 'Second? Yes.'],
  ['It has been moved. May I have a second?', 'Seconded?'],
])('whose voice answers %j with %j seconds, though captions heard a question', (asks, answer) => {
  const [vote] = votesOf([
    ['Chair Wynn', 'The depot is before us.'],
    ['Trustee Hale', 'I move to lease the depot to Harbor Marine.'],
    ['Chair Wynn', asks],
    ['Trustee Voss', answer],
    ['Chair Wynn', 'All those in favor?'],
    ['Members', 'Aye.'],
    ['Chair Wynn', 'Any opposed? The motion carries.'],
  ]);
  expect(surname(vote?.seconder)).toBe('Voss');
});

it.each([
  [
    "Unless there's objection, I'll refer it back to my office. No objection, so referred.",
    'refer',
  ],
  [
    "If there's no objection, we will send this to the finance committee. Seeing none, so ordered.",
    'refer',
  ],
  [
    'If nobody objects, the chair will postpone the matter to our May meeting. Hearing none.',
    'postpone',
  ],
])('what goes elsewhere because nobody objects is decided: %s', (said, deed) => {
  const [vote, ...others] = votesOf([
    ['Chair Wynn', 'Item 4 is the lease of the depot to Harbor Marine.'],
    ['Chair Wynn', said],
    ['Chair Wynn', 'Item 5 is the river path. Are there any comments on the river path tonight?'],
  ]);
  expect(others).toEqual([]);
  expect(vote).toMatchObject({ method: 'consent', outcome: 'adopted', kind: 'procedural' });
  expect(vote?.subject).toContain(deed);
  expect(vote?.subject).toContain('depot');
});

it('what everybody is asked to consent to is decided by thanks, and an objection ends it', () => {
  const asked = (answer: string) =>
    votesOf([
      ['Chair Wynn', 'I would like to move to postpone items 21 and 22 to next week.'],
      ['Chair Wynn', `May I have unanimous consent to reschedule these items? ${answer}`],
      ['Chair Wynn', 'Do I have unanimous consent to approve the agenda? The agenda is approved.'],
      [
        'Chair Wynn',
        'Item 4 is the lease of the depot. Are there any comments on the depot tonight?',
      ],
    ]);
  const [moved, agenda, ...others] = asked('Okay. Thank you. Those items are rescheduled.');
  expect(others).toEqual([]);
  expect(moved).toMatchObject({ method: 'consent', outcome: 'adopted' });
  expect(moved?.motion).toContain('postpone items 21 and 22');
  expect(agenda).toMatchObject({
    method: 'consent',
    outcome: 'adopted',
    motion: 'approve the agenda',
  });
  expect(asked('I object.')).toHaveLength(1);
});

it.each([
  ['Ms. Hale', 'No.'],
  ['Ms. Hale', 'I do not consent.'],
  ['Ms. Hale', 'What is included? The parking is included. Then I object.'],
  ['Chair Wynn', 'Councilmember Hale is opposed.'],
  ['Mr. Roy', 'Thank you.'],
] as const)('nothing is decided that %s answers with “%s”', (speaker, answer) => {
  const votes = votesOf([
    ['Chair Wynn', 'Item 4 is the lease of the depot to Harbor Marine.'],
    ['Chair Wynn', 'May I have unanimous consent to approve the lease of the depot?'],
    [speaker, answer],
    ['Chair Wynn', 'We will take it up at the July meeting, when we have heard the harbor master.'],
  ]);
  expect(votes).toEqual([]);
});

it('leave to show or to speak decides nothing, and not the motion that waits', () => {
  const votes = votesOf([
    ['Mr. Roy', 'I move to approve the lease of the depot.'],
    ['Mr. Dunn', 'Second.'],
    ['Ms. Hale', 'May I have unanimous consent to show two slides?'],
    ['Chair Wynn', 'Thank you.'],
    ['Ms. Hale', 'The first shows the roof, and the second one the platform as it is now.'],
  ]);
  expect(votes.filter(({ outcome }) => outcome !== null)).toEqual([]);
});

it('what is objected to, or only asked, goes nowhere', () => {
  const votes = votesOf([
    ['Chair Wynn', 'Item 4 is the lease of the depot to Harbor Marine.'],
    ['Chair Wynn', "Unless there's objection, I'll refer it back to my office."],
    ['Trustee Voss', 'I object. It has waited long enough.'],
    ['Chair Wynn', 'Item 5 is the river path. Are there any comments on the river path tonight?'],
  ]);
  expect(votes).toEqual([]);
});

describe('whom the chair names as the seconder', () => {
  it.each([
    ['Mr. Ackroyd', 'And a second from Mr. Ackroyd.'],
    ['Trustee Vance', 'Seconded by Trustee Vance.'],
    ['Ms. Pell', 'That was a second from Ms. Pell.'],
  ])('is not its mover, though captions put the motion under one label: %s', (who, told) => {
    const [vote] = votesOf([
      ['Chair Wynn', 'Next is approval of the minutes. Can I get a motion?'],
      [who, 'So moved. Second.'],
      ['Chair Wynn', `${told} All those in favor?`],
      ['Members', 'Aye.'],
      ['Chair Wynn', 'Any opposed? The minutes are approved.'],
    ]);
    expect([vote?.mover, surname(vote?.seconder)]).toEqual([null, surname(who)]);
  });
});

it('where turns break inside sentences, who moved and seconded is still told as it was said', () => {
  const votes = votesOf([
    ['Dana Holt', 'Good evening. We will begin with the lease of the'],
    ['Clerk', 'Depot. The committee recommends a lease of five years. Madam Mayor? Council Member'],
    [
      'Ana Reyes',
      "Reyes. I move to approve the lease of the depot. Second. Okay, it's been moved by",
    ],
    ['Dana Holt', 'Council Member Reyes and seconded by Council Member Voss that the lease be'],
    [
      'Lou Voss',
      'Approved. All in favor say aye. Aye. Opposed? Motion carries. Next is the sale of the',
    ],
    ['Clerk', 'Firehouse. The committee recommends a sale for $90,000. Madam Mayor? Council'],
    ['Lou Voss', 'Member Voss. I move to approve the sale of the'],
    [
      'Dana Holt',
      "Firehouse. Second. Okay, it's been moved by Council Member Voss and seconded by Council",
    ],
    [
      'Ana Reyes',
      'Member Reyes that the sale be approved. All in favor say aye. Aye. Motion carries.',
    ],
    ['Dana Holt', 'Thank you all. Is there anything else?'],
    ['Clerk', 'There is not.'],
    ['Dana Holt', 'We stand adjourned.'],
  ]);
  expect(votes.map(({ mover, seconder }) => [surname(mover), surname(seconder)])).toEqual([
    ['Reyes', 'Voss'],
    ['Voss', 'Reyes'],
  ]);
});

it('who answers for or against is heard, and who is told to be absent', () => {
  const [vote] = votesOf([
    ['Chair', 'We are on the plat of the Bell farm. Is there a motion?'],
    ['Dana Holt', 'I move to approve the plat of the Bell farm.'],
    ['Lou Voss', 'Second.'],
    ['Chair', 'So if we could do a roll call on this, please.'],
    ['Clerk', 'Okay, Dana Holt.'],
    ['Dana Holt', 'For.'],
    ['Clerk', 'Okay, Lou Voss. Four. Ana Reyes, are you for or against?'],
    ['Ana Reyes', "I'm against."],
    ['Clerk', 'Okay, two in favor with Pat Lund absent.'],
    ['Chair', 'The motion carries for negative declaration.'],
  ]);
  expect(rollOf(vote)).toBe('Holt yes, Voss yes, Reyes no, Lund absent');
  expect(vote).toMatchObject({ outcome: 'adopted', method: 'roll call' });
  expect(vote?.no).not.toBe(4);
});

describe('an ordinance that a member reads out', () => {
  const evening = votesOf([
    [
      'Ana Reyes',
      'Hearing none. Motion to close from Council Member Holm. Seconded by Council Member Sorel. All in favor, say aye. Opposed. The ayes have it. Council Member Ngata, would you like to read this one?',
    ],
    [
      'Bo Ngata',
      'Item number 10, ordinance for first reading consideration. An ordinance vacating the alley at 12 Elm Street, providing an effective date.',
    ],
    ['Eve Holm', 'Second.'],
    ['Eve Holm', 'Yes.'],
    ['Dag Sorel', 'Yes.'],
    ['Bo Ngata', 'Yes.'],
    ['Ana Reyes', 'Yes.'],
    ['Clerk', 'Motion carried unanimously. Second reading will be held on October 23.'],
    ['Ana Reyes', 'New business. Council Member Sorel.'],
    ['Dag Sorel', 'Nothing tonight.'],
  ]);

  it('is moved by who read it, where it is seconded at once', () => {
    expect(evening[1]).toMatchObject({ mover: 'Bo Ngata', seconder: 'Eve Holm' });
  });

  it('is voted on by a roll that nobody called, where the clerk rules after it', () => {
    expect(evening[1]).toMatchObject({ yes: 4, no: 0, outcome: 'adopted' });
    expect(rollOf(evening[1])).toBe('Holm yes, Sorel yes, Ngata yes, Reyes yes');
  });

  it('is not adopted by the motion that closed its hearing', () => {
    expect(evening[0]).toMatchObject({ kind: 'procedural', motion: 'close' });
  });
});

it.each([
  ['Move to open all the public hearings.', 'open all the public hearings'],
  ['Motion to close from someone?', 'close'],
  [
    'We have a motion to continue -- a motion from the owner -- a note for the owner to continue number 9 to January 29.',
    'continue number 9 to January 29',
  ],
  [
    'Move file number 25-60, an ordinance vacating the alley.',
    'file number 25-60, an ordinance vacating the alley',
  ],
])('hears what is moved in few words: %s', (said, motion) => {
  const [vote] = votesOf([
    ['Eve Holm', said],
    [
      'Ana Reyes',
      'Motion by Council Member Holm, second by Council Member Sorel. All in favor? Opposed? The ayes have it.',
    ],
  ]);
  expect(vote?.motion).toBe(motion);
});

it('a commissioner called Nay answers a roll, and is no answer', () => {
  const [vote] = votesOf([
    ['Chair Moss', 'We are on the variance for 12 Elm Street.'],
    ['Member Ash', 'I move to grant the variance.'],
    ['Member Dietz', 'Second.'],
    ['Chair Moss', 'Please call the roll.'],
    [
      'Clerk',
      'Commissioner Nay? Yes. Commissioner Ash? Nay. commissioner Dietz yes. The motion carries.',
    ],
  ]);
  expect(rollOf(vote)).toBe('Nay yes, Ash no, Dietz yes');
});

it.each([["If you're all in favor, say aye."], ["We're all in favor?"]])(
  'hears a question that the chair puts to all: %s',
  (asked) => {
    const [vote] = votesOf([
      ['Eve Holm', 'I move to approve the lease of the depot.'],
      ['Dag Sorel', 'Second.'],
      ['Ana Reyes', asked],
      ['Bo Ngata', 'Aye.'],
      ['Ana Reyes', 'The lease is approved.'],
    ]);
    expect(vote).toMatchObject({ motion: 'approve the lease of the depot', outcome: 'adopted' });
  },
);

it('who presides and reads an ordinance out does not move it', () => {
  const [vote] = votesOf([
    ['Mayor Reyes', 'Item 10, an ordinance vacating the alley at 12 Elm Street.'],
    ['Eve Holm', 'Second.'],
    [
      'Mayor Reyes',
      'Moved by Council Member Ngata, seconded by Council Member Holm. All in favor? Any opposed? The motion carries.',
    ],
    ['Mayor Reyes', 'Next, the lease. All in favor? Any opposed? The motion carries.'],
  ]);
  expect(surname(vote?.mover)).toBe('Ngata');
});

it('four who can hear have voted on nothing', () => {
  expect(
    votesOf([
      ['Ana Reyes', 'Is everybody fine with starting at six?'],
      ['Eve Holm', 'Yes.'],
      ['Dag Sorel', 'Yes.'],
      ['Bo Ngata', 'Yes.'],
      ['Cy Lund', 'Yes.'],
      ['Ana Reyes', 'That passes. Good evening.'],
    ]),
  ).toEqual([]);
});
