import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

/** Captions write names that the clerk calls, and lose most of the answers. */
const { votes } = readProceedings(
  transcriptOf([
    "We can move to the lease of the depot. Is there a motion to approve the lease? I move to approve it as presented. The motion's been made by Council Member Hall and seconded by Council Member Quist.",
    'A roll call vote. Council Member Bell. Aye. Council Member Quist. Council Member Hall, Council Member Ode, motion passed unanimously. We will go on to public comment.',
  ]),
);

it('a roll whose last names and ruling stand in one sentence is whole where it was unanimous', () => {
  expect(votes).toMatchObject([{ outcome: 'adopted', yes: 4, no: 0, method: 'roll call' }]);
  expect(votes[0]?.rollCall.map(({ vote }) => vote)).toEqual(['yes', 'yes', 'yes', 'yes']);
});

it('who is told to have made a motion that had "been made" is its mover', () => {
  expect(votes[0]).toMatchObject({
    mover: 'Council Member Hall',
    seconder: 'Council Member Quist',
  });
});
