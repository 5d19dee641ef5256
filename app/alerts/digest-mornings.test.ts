import { expect, it } from 'vitest';
import { nextDigest } from './next-digest.ts';

const zones = Intl.supportedValuesOf('timeZone');

const hour = 3_600_000;
const day = 24 * hour;
const minute = 60_000;

/** The days that are tried: two years from a fixed one, so that a run tells what the last one told. */
const start = Date.UTC(2026, 10, 1);
const end = Date.UTC(2028, 10, 2);

/** Minutes between the clocks of a zone and UTC, by the engine's own tables. */
function offsets(timeZone: string): (moment: number) => number {
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric' },
  });
  const known = new Map<number, number>();
  return (moment) => {
    const before = known.get(moment);
    if (before !== undefined) return before;
    const said = clock.formatToParts(moment);
    const part = (type: string) => Number(said.find((one) => one.type === type)?.value);
    const [year, month, date] = [part('year'), part('month'), part('day')];
    const local = Date.UTC(year, month - 1, date, part('hour'), part('minute'));
    const offset = (local - Math.floor(moment / minute) * minute) / minute;
    known.set(moment, offset);
    return offset;
  };
}

/** The moments at which a zone's clocks are changed, to the minute: halving the days between two offsets. */
function changesOf(offsetAt: (moment: number) => number): number[] {
  const found: number[] = [];
  // Ramadan is the shortest time between two changes anywhere; a step is well under it.
  const step = 7 * day;
  for (let from = start; from < end; from += step) {
    let [low, high] = [from, from + step];
    if (offsetAt(low) === offsetAt(high)) continue;
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / 2 / minute) * minute;
      if (offsetAt(middle) === offsetAt(low)) low = middle;
      else high = middle;
    }
    found.push(high);
  }
  return found;
}

/**
 * The moment at which a day's seven in the morning is shown on the wall, counted from the offsets alone;
 * where clocks pass over it, the first moment after.
 */
function sevenOn(
  localDay: number,
  offsetAt: (moment: number) => number,
  changes: number[],
): number {
  const wall = localDay + 7 * hour;
  const shown = [...new Set([offsetAt(wall - day), offsetAt(wall + day)])]
    .map((offset) => wall - offset * minute)
    .filter((moment) => moment + offsetAt(moment) * minute === wall);
  if (shown.length > 0) return Math.min(...shown);
  const passed = changes.find((change) => Math.abs(change - wall) < 2 * day);
  if (passed === undefined) throw new Error('Seven is not shown, and no clock is changed.');
  return passed;
}

/** The mornings of some days one after the other, with the first about the middle. */
function morningsAround(moment: number, offsetAt: (moment: number) => number, changes: number[]) {
  const middle = Math.floor((moment + offsetAt(moment) * minute) / day) * day;
  return Array.from({ length: 13 }, (_, at) => {
    const localDay = middle + (at - 2) * day;
    const isMonday = new Date(localDay).getUTCDay() === 1;
    return { isMonday, seven: sevenOn(localDay, offsetAt, changes) };
  });
}

it('in every zone, digests go out at seven on the days around each change of its clocks', () => {
  let changing = 0;
  for (const timeZone of zones) {
    const offsetAt = offsets(timeZone);
    const changes = changesOf(offsetAt);
    if (changes.length > 0) changing += 1;
    const expectDue = (choice: 'daily' | 'weekly', after: number, wanted: number | undefined) => {
      const due = nextDigest({ choice, timeZone, keepsNights: true }, new Date(after));
      if (due?.getTime() !== wanted) {
        expect(due, `${timeZone}, ${choice}, after ${new Date(after).toISOString()}`).toEqual(
          wanted,
        );
      }
    };
    // And ordinary days, in winter and in summer.
    for (const around of [...changes, start + 75 * day, start + 257 * day]) {
      const mornings = morningsAround(around, offsetAt, changes);
      for (const [at, { seven }] of mornings.slice(0, 4).entries()) {
        const next = mornings[at + 1]?.seven;
        expectDue('daily', seven, next);
        expectDue('daily', (next ?? 0) - 1, next);
      }
      const [first] = mornings;
      const monday = mornings.find(({ isMonday }, at) => isMonday && at > 0)?.seven;
      expectDue('weekly', first?.seven ?? 0, monday);
      expectDue('weekly', (monday ?? 0) - 1, monday);
    }
  }
  expect(changing).toBeGreaterThan(100);
});
