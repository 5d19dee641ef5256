import { dateAtNoon, isoDateOf } from '#app/platform/calendar-date.ts';

/** A meeting's date is a calendar date at its place. */
export { dateAtNoon, isoDateOf } from '#app/platform/calendar-date.ts';

const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const short = inUtc({ year: 'numeric', month: 'short', day: 'numeric' });
const planned = inUtc({ weekday: 'short', year: 'numeric', month: 'short', day: 'numeric' });
const long = inUtc({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });

export type DateValue = Date | string | null | undefined;

/** 'Sep 9, 2025' (MMM d, yyyy). */
export function formatMeetingDate(value: DateValue): string {
  return format(value, (date) => short.format(date));
}

/** 'Tue, Sep 9, 2025', of meetings that people plan for. */
export function formatDayOfWeek(value: DateValue): string {
  return format(value, (date) => planned.format(date));
}

/** 'Tuesday, September 9, 2025', as meeting pages show it. */
export function formatLongMeetingDate(value: DateValue): string {
  return format(value, (date) => long.format(date));
}

/** '09/09/25', as the edit form shows it; empty without a date. */
export function formatTypedDate(value: DateValue): string {
  const date = toDate(value);
  if (!date || Number.isNaN(date.getTime())) return '';
  const [year = '', month, day] = isoDateOf(date).split('-');
  return `${month}/${day}/${year.slice(2)}`;
}

/**
 * Reads MM/DD/YY or MM/DD/YYYY. A two-digit year is of this century unless that is a year still to
 * come, then of the last (specification, section 5). Null for anything else, and for dates that no
 * calendar has.
 */
export function parseTypedDate(text: string, today: Date = new Date()): Date | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{2}|\d{4})$/.exec(text.trim());
  if (!match) return null;
  const [, month = '', day = '', year = ''] = match;
  return dateAtNoon(`${year.length === 2 ? inCentury(year, today) : year}-${month}-${day}`);
}

/** What lists are sorted by: the meeting's date, else the video's, else the earliest there is. */
export function sortDateOf(meeting: {
  meetingDate?: Date | null;
  videoPublishDate?: Date | null;
}): Date {
  return meeting.meetingDate ?? meeting.videoPublishDate ?? new Date(0);
}

function inCentury(twoDigits: string, today: Date): number {
  const thisYear = today.getUTCFullYear();
  const year = Math.floor(thisYear / 100) * 100 + Number(twoDigits);
  return year > thisYear ? year - 100 : year;
}

function format(value: DateValue, write: (date: Date) => string): string {
  const date = toDate(value);
  if (!date) return 'Date not available';
  return Number.isNaN(date.getTime()) ? 'Invalid date' : write(date);
}

function toDate(value: DateValue): Date | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? new Date(value) : value;
}
