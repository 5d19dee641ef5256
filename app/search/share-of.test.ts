import { expect, it } from 'vitest';
import { allOf, anyOf, type Match, without } from './match.ts';
import { listsToCompare, rarestFirst, shareOf } from './share-of.ts';

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

it('what most passages have is asked of the rows that are left, and what is not wanted is compared', () => {
  const often = new Map([
    ['council', 0.7],
    ['motion', 0.5],
    ['city', 0.3],
  ]);
  const compared = (...lists: Match[]) => listsToCompare(lists, (one) => often.get(one) ?? 0.01);
  expect(compared(word('heron'), word('council'))).toBe(1);
  expect(compared(word('heron'), word('motion'), word('council'))).toBe(1);
  expect(compared(word('heron'), word('city'), word('council'))).toBe(1);
  expect(compared(word('heron'), word('city'), word('motion'), word('council'))).toBe(2);
  expect(compared(word('heron'), word('egret'), word('council'))).toBe(2);
  expect(compared(word('heron'), without(word('council'), [word('motion')]))).toBe(2);
  expect(compared(word('council'))).toBe(1);
  expect(listsToCompare([word('heron'), word('council')], () => 1)).toBe(2);
});
