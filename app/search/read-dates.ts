import { dateAtNoon, isoDateOf } from '#app/platform/calendar-date.ts';

/** Days as yyyy-mm-dd, both included; null where it is open. */
export type DayRange = { from: string | null; to: string | null };

export const allDays: DayRange = { from: null, to: null };

/**
 * '2026', '2026-03', '2026-03-05', two of these with '..' between them (either may be missing), or
 * one after '>', '>=', '<' or '<='. Null for anything else, and for days that no calendar has.
 */
export function readDates(text: string): DayRange | null {
  const compared = /^([<>])(=?)(.+)$/.exec(text);
  if (compared) return comparedTo(compared);
  const [first = '', second, ...more] = text.split('..');
  if (more.length > 0) return null;
  if (second === undefined) return spanOf(first);
  const from = first === '' ? allDays : spanOf(first);
  const to = second === '' ? allDays : spanOf(second);
  if (!from || !to || (first === '' && second === '')) return null;
  return { from: from.from, to: to.to };
}

function comparedTo([, sign = '', equal = '', text = '']: RegExpExecArray): DayRange | null {
  const span = spanOf(text);
  if (!span) return null;
  if (sign === '>') return { from: equal ? span.from : nextDay(span.to, 1), to: null };
  return { from: null, to: equal ? span.to : nextDay(span.from, -1) };
}

/** A day, or the first and the last of a month or a year. */
function spanOf(text: string): { from: string; to: string } | null {
  const match = /^([12]\d{3})(?:-(\d{1,2})(?:-(\d{1,2}))?)?$/.exec(text.trim());
  if (!match) return null;
  const [, year = '', month, day] = match;
  const from = dayOf(year, month ?? '1', day ?? '1');
  if (!from) return null;
  if (day !== undefined) return { from, to: from };
  if (month === undefined) return { from, to: `${year}-12-31` };
  const last = new Date(Date.UTC(Number(year), Number(month), 0));
  return { from, to: isoDateOf(last) };
}

function dayOf(year: string, month: string, day: string): string | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return dateAtNoon(text) && text;
}

function nextDay(day: string, step: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + step);
  return isoDateOf(date);
}

/** The days that are in both. */
export function bothRanges(one: DayRange, other: DayRange): DayRange {
  const later = [one.from, other.from].filter((day) => day !== null).sort();
  const earlier = [one.to, other.to].filter((day) => day !== null).sort();
  return { from: later.at(-1) ?? null, to: earlier[0] ?? null };
}
