import { describe, expect, it } from 'vitest';
import { pattern, phrases, words } from './pattern.ts';

describe('a pattern put together from pieces', () => {
  const ayes = words('ayes yeas');

  it('takes any member of a list, and reads like a literal between its pieces', () => {
    const haveIt = pattern('i')`^the\s+${ayes} have it\.?$`;
    expect(haveIt.test('The yeas have it.')).toBe(true);
    expect(haveIt.test('The noes have it.')).toBe(false);
  });

  it('tries a list in its order, and keeps phrases whole', () => {
    const delays = phrases(`
      put off
      postponed?
    `);
    expect(pattern()`${delays}`.exec('it was postponed')?.[0]).toBe('postponed');
    expect(pattern()`^${delays} it$`.test('put off it')).toBe(true);
  });

  it('takes another pattern by its source', () => {
    expect(pattern('g')`${/\d+/} to ${/\d+/}`.exec('by 5 to 2')?.[0]).toBe('5 to 2');
  });
});
