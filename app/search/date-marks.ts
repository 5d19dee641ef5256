import { monthMark, yearMark } from './marks.ts';
import type { DayRange } from './read-dates.ts';

/** No record of a public meeting here is older, and none is planned further ahead. */
const firstYear = 1970;
const yearsAhead = 5;
/** A longer span is told by its years. */
const mostMonths = 36;

/** The marks of the months or the years that hold these days; null where every day will do. */
export function dateMarks({ from, to }: DayRange, now = new Date()): string[] | null {
  if (from === null && to === null) return null;
  if (from !== null && to !== null && from > to) return [];
  const first = monthNumber(from ?? `${firstYear}-01`);
  const last = monthNumber(to ?? `${now.getUTCFullYear() + yearsAhead}-12`);
  if (last - first >= mostMonths) {
    const lastYear = Math.min(yearOf(last), now.getUTCFullYear() + yearsAhead);
    const years = range(Math.max(yearOf(first), firstYear), lastYear);
    return years.map((year) => yearMark(String(year)));
  }
  return range(first, last).map((month) =>
    monthMark(`${yearOf(month)}-${String((month % 12) + 1).padStart(2, '0')}`),
  );
}

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const yearOf = (month: number) => Math.floor(month / 12);
const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
