import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const rezoning =
  'from A Agricultural to RB Low Density Residential on the north side of Mill Road.';
const talk = Array.from(
  { length: 18 },
  (_, at) => `The staff looked at drawing ${at + 1} and had nothing to add.`,
).join(' ');

/** Petitions one after the other, on which a motion comes long after they were read. */
const { cases, votes } = readProceedings(
  transcriptOf([
    `Clerk, next item. Request of Dana Quist for rezoning ${rezoning} Is the applicant here? Yes.`,
    'I move we approve this per the staff recommendation. Seconded by Commissioner Bell.',
    'Any discussion? All in favor say aye. Aye. Opposed? And the motion passes.',
    `Request of Harlan P. Ode for rezoning ${rezoning} Is there any opposition? ${talk}`,
    'We move for approval per the staff recommendation. Second.',
    'All in favor say aye. Aye. Opposed, no. Thank you.',
    'Thank you. Next item.',
    `Request of Bridge and Sons for rezoning from O Office to C Commercial. ${talk}`,
    'Do we have a motion to approve? Motion approved. Second by Commissioner Bell.',
    `${talk} All in favor say aye. Aye. Opposed, no. The ayes have it.`,
  ]),
);

it('titles that are read after a ruling, or after a call for the next item, are cases however late the motion is', () => {
  expect(cases.map(({ title }) => title.slice(0, 24))).toEqual([
    'Opening',
    'Request of Dana Quist fo',
    'Request of Harlan P. Ode',
    'Request of Bridge and So',
  ]);
});

it('what a body moves is a motion, and a motion that captions hear as approved is no ruling', () => {
  expect(votes.map(({ item, outcome }) => [item, outcome])).toEqual([
    [1, 'adopted'],
    [2, 'adopted'],
    [3, 'adopted'],
  ]);
});
