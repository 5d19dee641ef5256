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

it('whole names that are called one by one, each with its answer, are a roll that nobody called', () => {
  const {
    votes: [told],
  } = readProceedings(
    transcriptOf([
      "I make a motion that the commission approve the site plan. Is there a second? I'll second that. Okay.",
      ...[
        'Dana Hart,',
        'yes.',
        'Owen Crail,',
        'yes.',
        'Lena Ortiz,',
        'no.',
        'Jude George,',
        'yes.',
      ],
      'This motion carries. Thank you.',
      'Next on our agenda is the sign plan. Would you like to add anything? You might have to raise your hand.',
      'If you would like to speak to this item, please use the raise your hand feature.',
    ]),
  );
  expect(told).toMatchObject({ outcome: 'adopted', yes: 3, no: 1, method: 'roll call' });
  expect(told?.rollCall.map(({ name }) => name)).toEqual([
    'Dana Hart',
    'Owen Crail',
    'Lena Ortiz',
    'Jude George',
  ]);
});
