import { describe, expect, it } from 'vitest';
import { extentWords, summaryWords } from './BodyFigures.tsx';
import { countOutcomes, heldIn, lastYear } from './last-year.ts';
import { addToDay, placeDay } from './place-day.ts';
import type { RecentMeeting } from './recent-meetings.server.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** A meeting of a day, whose summary came so many days after it. */
function meeting(day: string | null, published: string | null = null): RecentMeeting {
  return {
    id: crypto.randomUUID(),
    title: 'Regular Meeting',
    date: day === null ? null : noon(day),
    entityId: null,
    governmentBody: null,
    audio: null,
    startsAt: null,
    endsAt: null,
    place: null,
    isCancelled: false,
    isMoved: false,
    createdAt: noon('2025-01-01'),
    updatedAt: noon('2025-01-01'),
    summary: published === null ? null : summaryOf(published),
  };
}

const summaryOf = (published: string) => ({
  versionId: crypto.randomUUID(),
  firstPublishedAt: new Date(published),
  publishedAt: noon('2026-01-01'),
  corrections: [],
});

describe('how often a body is summarised', () => {
  it('counts the meetings held, those with a summary, and how soon three of four came', () => {
    const held = [
      meeting('2025-06-01', '2025-06-02T20:00:00Z'),
      meeting('2025-06-08', '2025-06-08T23:00:00Z'),
      meeting('2025-06-15', '2025-06-18T20:00:00Z'),
      meeting('2025-06-22', '2025-09-22T20:00:00Z'),
      meeting('2025-06-29'),
    ];

    expect(lastYear(held)).toEqual({ held: 5, summarised: 4, usuallyDays: 3 });
  });

  it('says nothing of what is usual where too few came', () => {
    const held = [meeting('2025-06-01', '2025-06-02T20:00:00Z'), meeting('2025-06-08')];

    expect(lastYear(held).usuallyDays).toBeNull();
  });

  it('leaves out what is of another year, still to come or without a date', () => {
    const days = ['2024-06-30', '2024-07-01', '2025-06-30', '2025-07-01', null];
    const year = { from: '2024-07-01', before: '2025-07-01' };

    const held = heldIn(
      days.map((day) => meeting(day)),
      year,
    );
    expect(held.map(({ date }) => date)).toEqual([noon('2024-07-01'), noon('2025-06-30')]);
  });

  it.each([
    [
      { held: 24, summarised: 22, usuallyDays: 3 },
      'Of 24 meetings held in the last year, 22 have a summary, usually within 3 days.',
    ],
    [
      { held: 1, summarised: 1, usuallyDays: null },
      'Of 1 meeting held in the last year, 1 has a summary.',
    ],
    [
      { held: 4, summarised: 0, usuallyDays: null },
      'Of 4 meetings held in the last year, none have a summary.',
    ],
    [
      { held: 9, summarised: 9, usuallyDays: 30 },
      'Of 9 meetings held in the last year, 9 have a summary, usually within 5 weeks.',
    ],
    [
      { held: 9, summarised: 9, usuallyDays: 1 },
      'Of 9 meetings held in the last year, 9 have a summary, usually within 1 day.',
    ],
  ])('is said in words: %o', (figures, words) => {
    expect(summaryWords({ ...figures, isCut: false, decided: [] })).toBe(words);
  });

  it('says it where only the latest meetings are counted', () => {
    const year = { held: 300, summarised: 2, usuallyDays: null, isCut: true, decided: [] };
    expect(summaryWords(year)).toBe('Of the latest 300 meetings, 2 have a summary.');
  });
});

it('says how far back the meetings go, and where counting stopped', () => {
  const since = noon('2019-03-04');
  expect(extentWords({ meetings: { count: 1, isMore: false }, since })).toBe(
    '1 meeting, the earliest of Mar 4, 2019.',
  );
  expect(extentWords({ meetings: { count: 1000, isMore: true }, since: null })).toBe(
    'More than 1,000 meetings.',
  );
});

it('counts what was decided and put off, and nothing that no vote was taken on', () => {
  const states = ['adopted', 'continued', 'adopted', 'discussed', 'no action', 'tied', 'withdrawn'];
  expect(countOutcomes(states).map(({ words, count }) => `${count} ${words}`)).toEqual([
    '2 Adopted',
    '1 Tied, not adopted',
    '1 Withdrawn',
    '1 Continued',
  ]);
});

it("takes the day at the body's place, and one that has begun everywhere where nobody knows it", () => {
  const now = new Date('2026-03-01T05:30:00Z');
  expect(placeDay('America/New_York', now)).toBe('2026-03-01');
  expect(placeDay('America/Denver', now)).toBe('2026-02-28');
  expect(placeDay('No/Such_Place', now)).toBe('2026-02-28');
  expect(placeDay(null, now)).toBe('2026-02-28');
  expect(addToDay('2026-03-01', -365)).toBe('2025-03-01');
});
