import { describe, expect, it } from 'vitest';
import { readValue } from './fact-value.ts';

describe('what somebody writes of what was named', () => {
  it.each([
    ['amount', '$1.2 million', 'USD 1200000'],
    ['amount', '1,250,000', 'USD 1250000'],
    ['amount', '1250000.5', 'USD 1250000.5'],
    ['amount', 'GBP 40', 'GBP 40'],
    ['date', 'October 14, 2026', '2026-10-14'],
    ['date', 'October 14 (year not said)', '--10-14'],
    ['deadline', '2026-10-14', '2026-10-14'],
    ['deadline', '--02-29', '--02-29'],
    ['reference', 'H.R. 5100', 'hr 5100'],
  ] as const)('%s “%s” is kept as %s', (kind, words, value) => {
    expect(readValue(kind, words)).toBe(value);
  });

  it.each([
    ['amount', ''],
    ['amount', 'a lot'],
    ['amount', 'from $4 to $5'],
    ['amount', '9'.repeat(90)],
    ['amount', '1e9'],
    ['date', 'soon'],
    ['date', '2026-02-30'],
    ['date', '0000-01-01'],
    ['date', 'May 1 or May 2'],
    ['reference', 'Item 4'],
    ['reference', 'the pier'],
  ] as const)('%s “%s” names no single one', (kind, words) => {
    expect(readValue(kind, words)).toBeNull();
  });
});
