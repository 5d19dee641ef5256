import { expect, it } from 'vitest';
import { transcriptOfLines } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

/** Captions without points: each step of an evening is one long breath. */
const talk = (what: string) =>
  `we had ${what} in the month and I will tell you that ${'the crew was out there in the rain and did what it could for you '.repeat(24)}`;

const { cases, votes } = readProceedings(
  transcriptOfLines(`
    good evening everyone I call the meeting of the harbor council to order. Thank you for coming.
    So, we're at item A, which is the comments. I have nobody signed up, so we'll go on.
    We'll turn to item B, which is a public hearing on the dredging fees. I see nobody, so I will look for a motion.
    I move that the council close the public hearing. Second. All in favor? Aye. That motion passes unanimously.
    okay right now we're on to the monthly ramp report ${talk('thirty boats')} thank you
    right now we're on to item six this is the harbor attorney's report ${talk('one suit')} thank you
    now we're on to item 11 this is for consideration ordinance 24-1 I will have the clerk read it
    an ordinance of the harbor council setting a salary this has been a second and final reading of ordinance number 20241 by title of
    Council, I need a motion to approve ordinance 24-1. So moved. Second. Clerk, would you please call the roll?
    Council Member Hale? Yes. Council Member Roy? Yes. Council Member Bell? Yes. Mayor Ode? Yes. And so it passes unanimously.
    Item number 13, there was no 12, there was no 13. Now we're on to council comments. I think you all did well this month. I will say that the crew was out in the rain every day. I hope that the fees will pay for the dredging. I heard it from many of you.
    With that being said do I have a motion? Motion made by Council Member Hale. Second. All in favor? Aye. Any opposed? All right, good night.
  `),
);

it('what a chair is now on to is a case, however long the captions run on before it', () => {
  expect(
    cases.map(({ designator, title, state }) => `${designator ?? '-'} · ${title} · ${state}`),
  ).toEqual([
    '- · Call to order · no action',
    'A · Comments · no action',
    'B · Public hearing on the dredging fees · no action',
    '- · Monthly ramp report · discussed',
    "6 · Harbor attorney's report · discussed",
    '11 · Consideration ordinance 24-1 · adopted',
    '- · Council comments · discussed',
    '- · Adjournment · adopted',
  ]);
});

it('numbers that no item has count no votes, and the last vote before everybody goes home adjourns', () => {
  expect(
    votes.map(({ item, motion, yes, no }) => [cases[item ?? -1]?.title, motion, yes, no]),
  ).toEqual([
    ['Public hearing on the dredging fees', 'close the public hearing', null, 0],
    ['Consideration ordinance 24-1', 'approve ordinance 24-1', 4, 0],
    ['Adjournment', 'adjourn', null, null],
  ]);
});
