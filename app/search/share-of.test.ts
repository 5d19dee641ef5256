import { expect, it } from 'vitest';
import { allOf, anyOf, type Match, without } from './match.ts';
import { rarestFirst, shareOf } from './share-of.ts';

const word = (one: string): Match => ({ word: one });
const known = new Map([
  ['council', 0.5],
  ['water', 0.1],
]);
const shares = (one: string) => known.get(one) ?? 0.001;

it('a match is in no more passages than the rarest of what it asks for, and the sum of what it may be', () => {
  expect(shareOf({ phrase: ['water', 'main'] }, shares)).toBe(0.001);
  expect(shareOf(allOf([word('council'), word('water')]), shares)).toBe(0.1);
  expect(shareOf(anyOf([word('council'), word('water')]), shares)).toBeCloseTo(0.6);
  expect(shareOf(anyOf([word('council'), word('council'), word('water')]), shares)).toBe(1);
  expect(shareOf(without(word('water'), [word('council')]), shares)).toBe(0.1);
});

it('lists are compared from the rarest on', () => {
  const either = anyOf([word('water'), word('xe1a')]);
  expect(rarestFirst([word('council'), either, word('xe1a')], shares)).toEqual([
    word('xe1a'),
    either,
    word('council'),
  ]);
});
