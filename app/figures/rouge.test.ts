import { describe, expect, it } from 'vitest';
import { rouge, rougeL, rougeN, rougeTokens } from './rouge.ts';

// Worked out by hand: each expectation is 2PR / (P + R).
describe('ROUGE', () => {
  const reference = 'Police killed the gunman.';

  it('counts words and pairs of words that both have', () => {
    // 'police', 'the', 'gunman' of 4 and 4 words; 'the gunman' of 3 and 3 pairs.
    const { one, two } = rouge('Police kill the gunman', reference);
    expect(one).toBeCloseTo(3 / 4);
    expect(two).toBeCloseTo(1 / 3);
  });

  it('counts the longest run in order, not what stands in another order', () => {
    // 'police … the gunman' is 3 long; 'the gunman' is 2 long.
    expect(rouge('police kill the gunman', reference).longest).toBeCloseTo(3 / 4);
    expect(rouge('the gunman kill police', reference).longest).toBeCloseTo(2 / 4);
    expect(rouge('the gunman police killed', reference).longest).toBeCloseTo(2 / 4);
  });

  it('weighs what is said too much against what is missed', () => {
    // Shared 'the board met': P = 3/6, R = 3/3, F = 2 · 0.5 · 1 / 1.5.
    expect(rouge('the board met in the evening', 'the board met').one).toBeCloseTo(2 / 3);
  });

  it('counts a word no more often than the reference has it', () => {
    // 'the' counts once: P = 1/4, R = 1/2.
    expect(rougeN(['the', 'the', 'the', 'the'], ['the', 'cat'], 1)).toBeCloseTo(1 / 3);
  });

  it('has nothing in common with nothing', () => {
    expect(rouge('', reference)).toEqual({ one: 0, two: 0, longest: 0 });
    expect(rougeL([], [])).toBe(0);
    expect(rougeN(['one'], ['one'], 2)).toBe(0);
  });

  it('takes words as they are, without stemming, case or marks', () => {
    expect(rougeTokens('H.R. 5100’s $1.2 — Passed!')).toEqual([
      'h',
      'r',
      '5100',
      's',
      '1',
      '2',
      'passed',
    ]);
    expect(rouge('motions passed', 'motion passes').one).toBe(0);
  });
});
