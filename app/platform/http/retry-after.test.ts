import { describe, expect, it } from 'vitest';
import { retryAfterSeconds } from './retry-after.ts';

const now = new Date('2026-11-20T12:00:00Z');

describe('a server that asks for patience', () => {
  it.each([
    ['120', 120],
    [' 0 ', 0],
    ['1.5', 2],
    ['Fri, 20 Nov 2026 12:02:00 GMT', 120],
    ['Fri, 20 Nov 2026 11:00:00 GMT', 0],
    ['Friday, 20-Nov-26 12:00:30 GMT', 30],
    ['-5', null],
    ['soon', null],
    ['', null],
    [undefined, null],
  ])('with %s is given it', (header, seconds) => {
    expect(retryAfterSeconds(header, now)).toBe(seconds);
  });
});
