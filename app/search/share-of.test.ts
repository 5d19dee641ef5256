import { expect, it } from 'vitest';
import { allOf, anyOf, type Match, without } from './match.ts';
import { likelyShareOf, listsToCompare, rarestFirst, shareOf } from './share-of.ts';

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

it('what stands together is likely fewer than the rarest, and more than chance would have it', () => {
  const likely = (match: Match) => likelyShareOf(match, shares);
  expect(likely(allOf([word('heron')]))).toBe(0.001);
  expect(likely({ phrase: ['water', 'main'] })).toBeCloseTo(Math.sqrt(0.001 * 0.0001), 8);
  const both = allOf([word('heron'), word('council')]);
  expect(likely(both)).toBeCloseTo(Math.sqrt(0.001 * 0.0005), 8);
  expect(likely(anyOf([both, word('water')]))).toBeCloseTo(0.1 + likely(both), 8);
  expect(likely(without(both, [word('water')]))).toBe(likely(both));
});

it('what a passage is goes with its words, and is all there is to go by where it has none', () => {
  const likely = (...all: string[]) => likelyShareOf(allOf(all.map(word)), shares);
  expect(likely('heron', 'xkagenda')).toBe(0.001);
  expect(likely('xkagenda', 'xh')).toBe(0.001);
  // Words that begin with an x themselves.
  expect(likely('xxenon', 'xu9b5')).toBeCloseTo(Math.sqrt(0.001 * 0.000001), 8);
});

it('what most passages have is asked of the rows that are left', () => {
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
  expect(compared(word('council'))).toBe(1);
  expect(listsToCompare([word('heron'), word('council')], () => 1)).toBe(2);
});
