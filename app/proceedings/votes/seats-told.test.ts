import { expect, it } from 'vitest';
import { transcriptOf } from '#tests/fixtures/transcripts.ts';
import { readProceedings } from '../read-proceedings.ts';

const votesOf = (...turns: string[]) =>
  readProceedings(
    transcriptOf(['Item two is the election of officers. Nominations are open.', ...turns]),
  ).votes.map(({ motion, mover, yes, no, outcome }) => ({ motion, mover, yes, no, outcome }));

const named = [
  'I nominate Dana Hale for chair.',
  'I nominate Lee Ortiz for chair.',
  'Nominations are closed. Roll call vote, please.',
  'Commissioner Ruiz. Dana Hale. Commissioner Bell. Lee Ortiz. Commissioner Kim. Dana Hale.',
];

it('a seat that a roll of names fills is theirs who are said to serve, by the last count that is told', () => {
  const found = votesOf(
    ...named,
    'Commissioner Bell? I change my vote.',
    'We have seven in the affirmative for Hale and two for Ortiz.',
    'Dana Hale shall serve as the chair for the coming year. Congratulations.',
  );
  expect(found.filter(({ outcome }) => outcome === 'adopted')).toEqual([
    { motion: 'nominate Dana Hale for chair', mover: null, yes: 7, no: 2, outcome: 'adopted' },
  ]);
});

it('what is said of somebody who will serve is no vote on another matter', () => {
  const found = votesOf(
    'The next item is the lease of the depot. I move to approve the lease of the depot.',
    'Second. All in favor say aye. Aye. Opposed? The motion carries.',
    'Dana Hale will serve as the chair of that committee.',
  );
  expect(found).toMatchObject([{ motion: 'approve the lease of the depot', outcome: 'adopted' }]);
});

it('nor does whoever will preside elsewhere change how a vote went, or who lost a seat', () => {
  const lost = votesOf(
    'Item three is the payment of the bills. So moved. Second.',
    'All in favor say aye. Aye. Opposed? Nay. Nay. Nay. The motion fails.',
    'Dana Hale will be chairing the parks committee this spring.',
  );
  expect(lost.at(-1)).toMatchObject({ outcome: 'rejected' });
  const seat = votesOf(
    'I nominate Dana Hale for chair. I nominate Lee Ortiz for chair.',
    'All in favor of Dana Hale? Five. All in favor of Lee Ortiz? Two. Dana Hale will be our chair.',
  );
  expect(seat.filter(({ outcome }) => outcome === 'adopted')).toHaveLength(1);
});
