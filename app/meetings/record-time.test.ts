import { expect, it } from 'vitest';
import { numberedPlace, placeName, recordTime } from './record-time.ts';

it.each([
  [0, 10 * 3600 + 41 * 60, '10:41 AM'],
  [59.9, 11 * 3600 + 59 * 60, '11:59 AM'],
  [0, 0, '12:00 AM'],
  [60, 11 * 3600 + 59 * 60, '12:00 PM'],
  [3600, 23 * 3600 + 30 * 60, '12:30 AM'],
  [5.4, null, '0:05'],
  [3723, null, '1:02:03'],
  [null, 0, null],
])('%j seconds after %j is shown as %j', (start, clock, shown) => {
  expect(recordTime(start, clock)).toBe(shown);
});

it('a place of a record without times has one number, wherever it is read', () => {
  expect(numberedPlace(0)).toBe('¶1');
  expect(placeName(101, null, null)).toBe(numberedPlace(101));
  expect(placeName(101, 5, null)).toBe('0:05');
});
