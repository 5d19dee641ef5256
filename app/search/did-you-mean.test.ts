import { expect, it } from 'vitest';
import { workDone } from '#tests/support/work-done.ts';
import { didYouMean } from './did-you-mean.ts';
import { longestQuery } from './search-address.ts';

const texts = [
  'The levee wall on Quince Street was raised.',
  'Councilmember Ferreira spoke of the levee, and of stormwater drainage.',
  'The levy was adopted.',
];

it.each([
  ['leveee', 'levee'],
  ['lvee wall', 'levee wall'],
  ['Fereira stormwatr', 'ferreira stormwater'],
  ['drianage', 'drainage'],
  ['speaker:fereira "stormwater drainege"', 'speaker:ferreira "stormwater drainage"'],
  ['body:quinse -leveee', 'body:quince -levee'],
])('%s is meant as %s', (q, meant) => {
  expect(didYouMean(q, texts)).toBe(meant);
});

it.each(['levees', 'wall', 'zebra', 'lev', '1234', 'the of', '', '💧', 'kind:case', '市议会市议'])(
  '%s is meant as it stands',
  (q) => {
    expect(didYouMean(q, texts)).toBeNull();
  },
);

it('costs little, however long the query and whatever the texts', () => {
  const many = Array.from({ length: 1_000 }, (_, at) =>
    Array.from({ length: 60 }, (_, word) => `word${(at * word * 7).toString(36)}`).join(' '),
  );
  const seconds = workDone();
  didYouMean('abcdefgh '.repeat(longestQuery / 9), many);
  expect(seconds()).toBeLessThan(2);
});
