import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const votesOf = (...segments: string[]) => readProceedings(transcriptOf(segments)).votes;

const answered = (names: readonly string[]) =>
  names.map((name) => `Council Member ${name}? Yes.`).join(' ');
const moved = (what: string) => `I move to approve ${what}. Second. We have a motion and a second.`;
const members = ['Hale', 'Ortega', 'Roy', 'Brandt'];

it('a clerk who is asked by name to call each roll is none of those who vote', () => {
  const [first, second] = votesOf(
    `${moved('the lease of the annex')} Ms. Kimmel? ${answered(members)} Motion passes unanimously. Thank you.`,
    `Next is the purchase of two mowers. ${moved('the purchase of two mowers')} Ms. Kimmel? ${answered(members.toReversed())} Motion passes unanimously.`,
  );
  expect(first).toMatchObject({ yes: 4, no: 0, method: 'roll call' });
  expect(second).toMatchObject({ yes: 4, no: 0 });
  expect(second?.rollCall.map(({ name }) => name)).not.toContain('Ms. Kimmel');
});

it('a member whose answers captions lost is no clerk', () => {
  const silent = 'Council Member Wood?';
  const [first] = votesOf(
    `${moved('the lease of the annex')} ${silent} ${answered(members)} Motion passes. Thank you.`,
    `Next is the purchase of two mowers. ${moved('the purchase of two mowers')} ${silent} ${answered(members)} Motion passes.`,
  );
  expect(first).toMatchObject({ yes: null, no: null });
});

it('members who are excused when a meeting begins are absent from its rolls', () => {
  const [vote] = votesOf(
    'Welcome to the meeting of the council. We would like to excuse Council Member Wood and Council Member Diaz this evening.',
    `${moved('the lease of the annex')} Call the roll. ${answered(members)} Motion passes.`,
  );
  expect(vote?.rollCall.slice(4)).toEqual([
    { name: 'Council Member Wood', vote: 'absent' },
    { name: 'Council Member Diaz', vote: 'absent' },
  ]);
  expect(vote).toMatchObject({ yes: 4, no: 0 });
});

it.each([
  ['who comes late and answers', 'Hale', 'I would like to excuse Council Member Hale tonight.'],
  [
    'who only chairs for another',
    'Diaz',
    'Mayor Wood is absent this evening and Council Member Diaz will chair.',
  ],
  ['of the staff', 'Miller', 'Our director, Mr. Miller, asked to be excused tonight.'],
])('nobody %s is absent', (_who, name, excuse) => {
  const [vote] = votesOf(
    `Welcome to the meeting of the council. ${excuse}`,
    `${moved('the lease of the annex')} Call the roll. ${answered(members)} Motion passes.`,
  );
  expect(vote?.rollCall).not.toContainEqual({
    name: expect.stringContaining(name),
    vote: 'absent',
  });
});

it('an answer in other words, or behind a pause, is one', () => {
  const [vote] = votesOf(
    `${moved('the plat')} We'll move forward with the vote. Commissioner Hale. Um, yes. Wonderful. Commissioner Hale, yes. Commissioner Ortega? Approve. Commissioner Roy? Yes. The plat is approved.`,
  );
  expect(vote?.rollCall.map(({ name, vote: answer }) => [name, answer])).toEqual([
    ['Commissioner Hale', 'yes'],
    ['Commissioner Ortega', 'yes'],
    ['Commissioner Roy', 'yes'],
  ]);
});

it('who has recused himself abstains', () => {
  const [vote] = votesOf(
    `${moved('the lease of the annex')} Call the roll. ${answered(members)} Council Member Wood has recused himself. Motion carries.`,
  );
  expect(vote?.rollCall.at(-1)).toEqual({ name: 'Council Member Wood', vote: 'abstain' });
});

it.each([
  'Second. I I I I I I The consent items are approved. Thank you.',
  'Second. Aye. Aye. Aye. Okay. We will move on to item eleven.',
  "Second. I I I I I Okay, we'll go on to item eleven.",
])('ayes of all at once decide what was moved: “%s”', (said) => {
  expect(votesOf(`I make a motion that we approve the park plan. ${said}`)).toMatchObject([
    { outcome: 'adopted', method: 'voice', motion: 'approve the park plan' },
  ]);
});

it.each([
  'Second. I I I think we should wait for the count. Okay. We will move on.',
  'Second. Aye. I have a question for staff. When does it open? Next we have the park.',
])('a stammer, or one aye, decides nothing: “%s”', (said) => {
  expect(votesOf(`I make a motion that we approve the park plan. ${said}`)).toEqual([]);
});

it('a sound that captions note stands in the way of no motion', () => {
  expect(
    votesOf(
      'One more action. [clears throat] Motion to adjourn. All in favor, say aye. Aye. [snorts] We stand adjourned.',
    ),
  ).toMatchObject([{ outcome: 'adopted', motion: 'adjourn' }]);
});

it('what a chair says is approved without objection is, once nobody is heard against it', () => {
  expect(
    votesOf(
      'good evening and welcome to all of you who came out in the rain tonight without objection the board will approve the agenda for tonight seeing none agenda is approved uh without objection the board will approve uh the boiler of the annex from acme hearing none the boiler is approved thank you',
    ).map(({ motion, outcome, method }) => [motion, outcome, method]),
  ).toEqual([
    ['approve the agenda for tonight', 'adopted', 'consent'],
    ['approve the boiler of the annex from acme', 'adopted', 'consent'],
  ]);
  expect(
    votesOf(
      'Without objection, the board will approve the lease. I have a question. What does it cost? It is ten dollars.',
    ),
  ).toEqual([]);
});

it.each([
  'Nothing to add. Just motion to approve the primers. Second.',
  'I guess move to approve the primers. Second.',
  'Motion to approve the primers - Second.',
])('a motion is one in whatever breath it is made: “%s”', (said) => {
  expect(
    votesOf(`${said} We are ready for a vote. All votes have been cast and the motion carries.`),
  ).toMatchObject([{ outcome: 'adopted', motion: 'approve the primers' }]);
});

it('whoever thanks a mayor once a vote is decided tells of no mover', () => {
  const [vote] = votesOf(
    'I move to approve our minutes. Second. Thank you. [snorts] We have a motion and a second. All in favor, say aye. Aye. Those pass.',
    `The library has its report. Thank you, Mayor and Council. It is a pleasure. Next is the annex. ${moved('the lease of the annex')} Call the roll. ${answered(members)} And Mayor Ling? Yes. Motion passes. Thank you, Mayor Ling.`,
  );
  expect(vote).toMatchObject({ motion: 'approve our minutes', mover: null });
});

it('a name before “and” is whole', () => {
  const [vote] = votesOf(
    `${moved('the lease of the annex')} Call the roll. Mr. Romero? Yes. Mr. Nyland? Yes. Mr. Bolan? Yes. Motion passes.`,
    'Is there a motion to adjourn? Motion by Ms. Champ and second by Ms. Barra. All in favor? Aye. Meeting adjourned.',
  ).slice(-1);
  expect(vote?.mover).toBe('Ms. Champ');
});

it('a clerk whom the roster has without a vote answers no roll', () => {
  const roll =
    'We have a motion and a second. Ms. Ivory? Member Hale? Yes. Member Osei? Yes. Member Lund? Yes. Motion passes.';
  const members = ['Ann Hale', 'Ben Osei', 'Cara Lund'].map((name) => ({ name, aliases: [] }));
  const { votes: counted } = readProceedings(
    transcriptOf(
      ['lease of the barn', 'sale of the truck'].flatMap((matter) => [
        `Next is the ${matter}. I move that we approve the ${matter}. Second.`,
        roll,
      ]),
    ),
    [],
    { members: [...members, { name: 'Nina Ivory', aliases: [], votes: false }] },
  );
  expect(counted.map(({ yes, no, rollCall }) => [yes, no, rollCall.length])).toEqual([
    [3, 0, 3],
    [3, 0, 3],
  ]);
});
