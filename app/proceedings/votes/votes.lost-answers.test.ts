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

it('as many vote as the same names are called, though a talk’s yes is heard among their answers', () => {
  const names = ['Ken', 'Dan', 'Rolando', 'Rita'];
  const roll = (talk = '') => `Roll call. ${names.map((name) => `${name}. Aye. `).join('')}${talk}`;
  const matters = ['lease of the barn', 'repair of the pump', 'sale of the truck', 'audit'];
  const said = matters.map((matter, at) => [
    `Next is the ${matter}. I move that we approve the ${matter}. I'll second.`,
    `${roll(at === 1 ? 'Thank you.' : '')} ${at === 1 ? '' : 'Yeah. '}Okay, good.`,
  ]);
  const { votes: told } = readProceedings(transcriptOf(said.flat()));
  expect(told.map(({ yes, no }) => [yes, no])).toEqual(matters.map(() => [4, 0]));
});
