import { addMinutes } from 'date-fns/addMinutes';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextDigest } from './next-digest.ts';
import { defaultZone, readZone } from './zone.ts';

const keepsNights = true;
const zones = Intl.supportedValuesOf('timeZone');

/** What a clock on the wall says, by the engine's own tables and not by the code that is tried. */
function wallClock(moment: Date, timeZone: string): string {
  return clockOf(timeZone).format(moment).replace(',', '');
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Every zone's clocks are set by whole quarters of an hour. */
const quarter = 15;

/** The first moment that a wall clock shows what is wanted, found by looking at one again and again. */
function firstShown(after: Date, timeZone: string, wanted: RegExp): Date {
  const start = new Date(Math.floor(after.getTime() / (quarter * 60_000)) * quarter * 60_000);
  for (let step = 1; ; step += 1) {
    const moment = addMinutes(start, step * quarter);
    if (wanted.test(wallClock(moment, timeZone))) return moment;
  }
}

/** Round both changes of the clock, on both halves of the earth, and on any other day. */
const moments = fc.date({
  min: new Date('2024-01-01'),
  max: new Date('2031-01-01'),
  noInvalidDate: true,
});

it('a daily digest goes out when clocks in the reader’s zone next say seven', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (timeZone, after) => {
      const due = nextDigest({ choice: 'daily', timeZone, keepsNights }, after);
      expect(due).toEqual(firstShown(after, timeZone, / 07:00$/));
    }),
    { numRuns: 2_000 },
  );
});

it('a weekly digest goes out when they next say seven on a Monday', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (timeZone, after) => {
      const due = nextDigest({ choice: 'weekly', timeZone, keepsNights }, after);
      expect(due).toEqual(firstShown(after, timeZone, /^Mon 07:00$/));
    }),
    { numRuns: 200 },
  );
});

it('who wants no mail has no digest, and who wants it at once waits for nothing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (timeZone, after) => {
      expect(nextDigest({ choice: 'off', timeZone, keepsNights }, after)).toBeNull();
      const always = { choice: 'at-once', timeZone, keepsNights: false } as const;
      expect(nextDigest(always, after)).toEqual(after);
    }),
    { numRuns: 200 },
  );
});

it('who wants it at once, but not at night, waits from ten in the evening for the next seven', () => {
  fc.assert(
    fc.property(fc.constantFrom(...zones), moments, (timeZone, after) => {
      const due = nextDigest({ choice: 'at-once', timeZone, keepsNights }, after);
      const isNight = / (22|23|0[0-6]):/.test(wallClock(after, timeZone));
      expect(due).toEqual(isNight ? firstShown(after, timeZone, / 07:00$/) : after);
    }),
    { numRuns: 1_000 },
  );
});

it('a zone that no clock is set by is refused, and counts as none where it is stored', () => {
  const timeZone = 'Mars/Olympus_Mons';
  expect(() => nextDigest({ choice: 'daily', timeZone, keepsNights }, new Date())).toThrow(
    RangeError,
  );
  expect(readZone(timeZone)).toBe(defaultZone);
  expect(readZone('Europe/Lisbon')).toBe('Europe/Lisbon');
});
