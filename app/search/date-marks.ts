import { addDays } from 'date-fns/addDays';
import { differenceInDays } from 'date-fns/differenceInDays';
import { isoDateOf } from '#app/platform/calendar-date.ts';
import { dayMark, monthMark, yearMark } from './marks.ts';
import type { DayRange } from './read-dates.ts';

/** No record of a public meeting here is older, and none is planned further ahead. */
const firstYear = 1970;
const yearsAhead = 5;
/** A longer span is told by its months. */
const mostDays = 31;
/** A longer one by its years, as far as they are whole. */
const mostMonths = 36;

/** The marks of these days, or of the months and years that hold them; null where every day will do. */
export function dateMarks({ from, to }: DayRange, now = new Date()): string[] | null {
  if (from === null && to === null) return null;
  if (from !== null && to !== null && from > to) return [];
  const days = from !== null && to !== null ? daysOf(from, to) : [];
  if (days.length > 0 && days.length <= mostDays) return days.map(dayMark);
  const first = monthNumber(from ?? `${firstYear}-01`);
  const last = monthNumber(to ?? `${now.getUTCFullYear() + yearsAhead}-12`);
  if (last - first < mostMonths) return range(first, last).map(markOfMonth);
  const [earliest, latest] = [firstYear * 12, (now.getUTCFullYear() + yearsAhead) * 12 + 11];
  return monthsAndYears(Math.max(first, earliest), Math.min(last, latest));
}

/** Years that are whole, and the months before and behind them. */
function monthsAndYears(first: number, last: number): string[] {
  const [from, until] = [Math.ceil(first / 12), Math.floor((last + 1) / 12) - 1];
  if (until < from) return range(first, last).map(markOfMonth);
  return [
    ...range(first, from * 12 - 1).map(markOfMonth),
    ...range(from, until).map((year) => yearMark(String(year))),
    ...range((until + 1) * 12, last).map(markOfMonth),
  ];
}

const markOfMonth = (month: number) =>
  monthMark(`${yearOf(month)}-${String((month % 12) + 1).padStart(2, '0')}`);

/** None where they are too many, or no days of the calendar. */
function daysOf(from: string, to: string): string[] {
  const [first, last] = [from, to].map((day) => new Date(`${day}T12:00:00Z`));
  if (!first || !last) return [];
  const count = differenceInDays(last, first) + 1;
  if (!(count <= mostDays)) return [];
  return range(0, count - 1).map((step) => isoDateOf(addDays(first, step)));
}

const monthNumber = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
const yearOf = (month: number) => Math.floor(month / 12);
const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
