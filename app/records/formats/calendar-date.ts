import { monthNames } from '#app/platform/month-names.ts';

export type DateFound = { date: string } | { impossible: string } | null;

/**
 * The first calendar date in a short text as yyyy-mm-dd: `9/15/2025`, `2025-09-15` or
 * `Monday, September 15, 2025`. A date that no calendar has is reported as such.
 */
export function findDate(text: string): DateFound {
  const short = text.slice(0, 200);
  const iso = /\b(\d{4})-(\d{2})-(\d{2})\b/.exec(short);
  if (iso !== null) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]), iso[0]);
  const slashed = /\b(\d{1,2})\/(\d{1,2})\/(\d{4})\b/.exec(short);
  if (slashed !== null) {
    return dateOf(Number(slashed[3]), Number(slashed[1]), Number(slashed[2]), slashed[0]);
  }
  const named = /\b([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b/i.exec(short);
  if (named === null) return null;
  const name = (named[1] ?? '').toLowerCase();
  const month = monthNames.findIndex(
    (full) => full === name || full.slice(0, 3) === name.slice(0, 4),
  );
  if (month === -1) return null;
  return dateOf(Number(named[3]), month + 1, Number(named[2]), named[0]);
}

function dateOf(year: number, month: number, day: number, written: string): DateFound {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= 1900;
  return exists ? { date: date.toISOString().slice(0, 10) } : { impossible: written };
}

/** Whether a line is a date and little else, as in the heading of an agenda. */
export function isDateLine(line: string): boolean {
  return line.length <= 60 && findDate(line) !== null;
}
