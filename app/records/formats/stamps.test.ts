import { expect, test } from 'vitest';
import { createTimeline, parseStamp } from './stamps.ts';

function elapsed(...stamps: string[]): number[] {
  const timeline = createTimeline();
  const placed = stamps.map((stamp) => timeline.place(parseStamp(stamp)?.seconds ?? Number.NaN));
  return placed.map((seconds) => seconds - (placed[0] ?? 0));
}

test('a meeting goes on over noon and over midnight', () => {
  expect(elapsed('12:59:30 PM', '1:00:30 PM')).toEqual([0, 60]);
  expect(elapsed('11:59:30 AM', '12:00:30 PM', '1:00:00 PM')).toEqual([0, 60, 3630]);
  expect(elapsed('11:59:30 PM', '12:00:30 AM', '1:10:30 AM')).toEqual([0, 60, 4260]);
});

test('a wrong AM or PM at noon is seen through', () => {
  expect(elapsed('11:59:30 AM', '12:00:30 AM', '12:01:30 PM')).toEqual([0, 60, 120]);
  expect(elapsed('12:59:30 PM', '1:00:30 AM')).toEqual([0, 60]);
});

test('a recess over night is as long as it was', () => {
  expect(elapsed('5:00:00 PM', '9:00:00 AM')).toEqual([0, 16 * 3600]);
});

test('a clock that goes back a little is held still, and counted', () => {
  const timeline = createTimeline();
  const placed = [100, 90, 95, 101].map((seconds) => timeline.place(seconds));
  expect(placed).toEqual([100, 100, 100, 101]);
  expect(timeline.heldBack()).toBe(2);
});

test('what is no time is not read as one', () => {
  for (const text of ['13:00 PM', '0:10 AM', '10:61:00', '1:00:75', 'noon', '', '1:2:3']) {
    expect(parseStamp(text), text).toBeNull();
  }
  expect(parseStamp('01:02:03,500')?.seconds).toBe(3723.5);
  expect(parseStamp('10:15 a.m.')).toEqual({ seconds: 36_900, onClock: true });
});
