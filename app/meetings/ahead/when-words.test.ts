import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { endOfDaySeconds, localDay, localSeconds, momentAt } from './local-time.ts';
import { timeWords, untilWords, whenWords } from './when-words.ts';

const zone = 'America/Denver';

describe('when a meeting is, in words', () => {
  const startsAt = new Date('2026-11-25T01:30:00Z');
  it('has the time at its place with what its zone is called', () => {
    expect(whenWords(new Date('2026-11-24T12:00:00Z'), { startsAt, timeZone: zone })).toBe(
      'Tuesday, November 24, 2026, 6:30 PM Mountain Time',
    );
    const endsAt = new Date('2026-11-25T04:00:00Z');
    expect(timeWords({ startsAt, endsAt, timeZone: zone })).toBe(
      '6:30 PM to 9:00 PM Mountain Time',
    );
  });

  it('is the day alone where nobody knows the time, or its zone', () => {
    const day = new Date('2026-11-24T12:00:00Z');
    expect(whenWords(day, { startsAt: null, timeZone: zone })).toBe('Tuesday, November 24, 2026');
    expect(whenWords(day, { startsAt, timeZone: null })).toBe('Tuesday, November 24, 2026');
  });

  it('takes comments through a day where no time is said', () => {
    expect(untilWords(momentAt('2026-11-23', endOfDaySeconds, zone), zone)).toBe(
      'Monday, November 23, 2026',
    );
    expect(untilWords(momentAt('2026-11-23', 17 * 3600, zone), zone)).toBe(
      'Monday, November 23, 2026, 5:00 PM Mountain Time',
    );
  });
});

it('a time at a place is that day and time there, in any zone', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  const day = fc
    .integer({ min: 0, max: 3650 })
    .map((days) => new Date(Date.UTC(2024, 0, 1 + days)).toISOString().slice(0, 10));
  // Clocks are changed at night.
  const seconds = fc.integer({ min: 5 * 3600, max: 22 * 3600 });
  fc.assert(
    fc.property(fc.constantFrom(...zones), day, seconds, (timeZone, on, at) => {
      const moment = momentAt(on, at, timeZone);
      expect([localDay(moment, timeZone), localSeconds(moment, timeZone)]).toEqual([on, at]);
    }),
    { numRuns: 500 },
  );
});
