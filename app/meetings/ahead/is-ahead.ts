import { isoDateOf } from '../meeting-date.ts';
import { placeDay } from '../public-body/place-day.ts';

/** Whether a meeting's day is not over at its place. */
export function isAhead(
  meetingDate: Date | null,
  timeZone: string | null,
  now: Date = new Date(),
): boolean {
  return meetingDate !== null && isoDateOf(meetingDate) >= placeDay(timeZone, now);
}
