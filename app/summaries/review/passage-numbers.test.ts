import { describe, expect, it } from 'vitest';
import { readPassages, writePassages } from './passage-numbers.ts';

describe('passages', () => {
  it('are counted from 1, and written as stretches', () => {
    expect(writePassages([13, 11, 14, 15])).toBe('12, 14-16');
    expect(readPassages('12, 14-16')).toEqual([11, 13, 14, 15]);
    expect(readPassages('¶12 ¶14–16')).toEqual([11, 13, 14, 15]);
    expect(readPassages('')).toEqual([]);
  });

  it('are refused where they cannot be meant', () => {
    for (const typed of ['0', '5-3', 'twelve', '1-999999', '10:41']) {
      expect(readPassages(typed)).toBeNull();
    }
  });
});
