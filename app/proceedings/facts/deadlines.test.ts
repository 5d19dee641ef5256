import { describe, expect, it } from 'vitest';
import type { Segment } from '#app/records/transcript.ts';
import { isOver } from './deadlines.ts';
import { findFacts } from './find-facts.ts';

const kinds = (text: string) => {
  const segment: Segment = { index: 0, startSeconds: null, endSeconds: null, speaker: null, text };
  return findFacts([segment], []).map(({ kind, label }) => `${kind} ${label}`);
};

describe('a date is a deadline', () => {
  it.each([
    ['Written comments are due by 5 p.m. on October 22.', 'October 22'],
    ['Bids must be in no later than noon on Friday, May 8, 2026.', 'May 8, 2026'],
    ['Families may ask for a different stop until August 21.', 'August 21'],
    ['The permit expires on June 30th, 2027, unless the board renews it.', 'June 30, 2027'],
    ['The deadline for applications to the arts commission is March 6.', 'March 6'],
    ['Staff will report back before the end of September 30.', 'September 30'],
    ['The audit is due to the state on December 15.', 'December 15'],
  ])('where the words at it say so: %s', (text, label) => {
    expect(kinds(text)).toEqual([`deadline ${label}`]);
  });

  it.each([
    ['The courthouse will be closed on September 7 for Labor Day.', 'September 7'],
    ['The rates will take effect on July 1, 2026.', 'July 1, 2026'],
    ['It is Tuesday, June 9, 2026, and this meeting will come to order.', 'June 9, 2026'],
    ['The festival will incidentally be on October 13th.', 'October 13'],
    ['The plan, approved by the agency on May 3, will be carried out.', 'May 3'],
    ['The report was due on April 1, and we will ask for it again.', 'April 1'],
  ])('but not where something else happens then: %s', (text, label) => {
    expect(kinds(text)).toEqual([`date ${label}`]);
  });

  it('each by itself, where a sentence has several', () => {
    expect(
      kinds('The hearing is on August 20 at 6 p.m., and written comments are due on August 14.'),
    ).toEqual(['date August 20', 'deadline August 14']);
  });
});

describe('a deadline is over', () => {
  it.each([
    ['2025-07-30', '2025-09-15', true],
    ['2025-09-15', '2025-09-15', false],
    ['2025-09-30', '2025-09-15', false],
    // Without a year the next such day is meant, unless it passed not long ago.
    ['--09-30', '2025-09-15', false],
    ['--08-01', '2025-09-15', true],
    ['--01-15', '2025-11-20', false],
    ['--12-20', '2026-01-05', true],
  ])('%s at a meeting of %s: %s', (value, meeting, over) => {
    expect(isOver(value, meeting)).toBe(over);
  });

  it('never, where the day of the meeting is not known', () => {
    expect(isOver('2019-12-05', null)).toBe(false);
  });
});
