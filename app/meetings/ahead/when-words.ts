import { formatLongMeetingDate } from '../meeting-date.ts';
import { endOfDaySeconds, localDay, localSeconds } from './local-time.ts';

const inZone = (timeZone: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone });

const clock = (timeZone: string): Intl.DateTimeFormatOptions => ({
  hour: 'numeric',
  minute: '2-digit',
  timeZone,
});

/** '6:30 PM'; with no-break spaces made plain, as mail and calendars have them. */
const timeOf = (moment: Date, timeZone: string) =>
  inZone(timeZone, clock(timeZone)).format(moment).replace(/\s/gu, ' ');

/** 'Mountain Time', as people of the place call it. */
export function zoneName(moment: Date, timeZone: string): string {
  const parts = inZone(timeZone, { timeZoneName: 'longGeneric' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

type Times = { startsAt: Date | null; endsAt?: Date | null; timeZone: string | null };

/** '6:30 PM to 9:00 PM Mountain Time'; null where nobody knows the time, or its zone. */
export function timeWords({ startsAt, endsAt, timeZone }: Times): string | null {
  if (startsAt === null || timeZone === null) return null;
  const zone = zoneName(startsAt, timeZone);
  const start = timeOf(startsAt, timeZone);
  // One that goes on into another day ends at a time that says little without that day.
  const isSameDay = endsAt && localDay(startsAt, timeZone) === localDay(endsAt, timeZone);
  if (!endsAt || endsAt <= startsAt || !isSameDay) return `${start} ${zone}`;
  return `${start} to ${timeOf(endsAt, timeZone)} ${zone}`;
}

/** 'Tuesday, November 24, 2026, 6:30 PM Mountain Time', or the day alone. */
export function whenWords(day: Date | null, times: Times): string {
  return [formatLongMeetingDate(day), timeWords(times)].filter(Boolean).join(', ');
}

/** Until when: the day alone where the whole of it counts. */
export function untilWords(moment: Date, timeZone: string | null): string {
  const zone = timeZone ?? 'UTC';
  const day = formatLongMeetingDate(`${localDay(moment, zone)}T12:00:00Z`);
  if (localSeconds(moment, zone) === endOfDaySeconds) return day;
  return `${day}, ${timeOf(moment, zone)} ${zoneName(moment, zone)}`;
}
