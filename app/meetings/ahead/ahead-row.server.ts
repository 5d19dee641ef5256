import { AppError } from '#app/platform/app-error.ts';
import type { MeetingFields } from '../meeting-fields.ts';
import { type AheadFields, aheadFieldNames } from './ahead-fields.ts';
import { endOfDaySeconds, momentAt } from './local-time.ts';

const daySeconds = 24 * 3600;

/** None where nothing was said of it. @throws AppError as `aheadRow` does */
export function aheadColumns(fields: MeetingFields, known: Known) {
  return saysAhead(fields) ? aheadRow(fields, known) : {};
}

const saysAhead = (fields: MeetingFields): fields is MeetingFields & AheadFields =>
  aheadFieldNames.every((name) => fields[name] !== undefined);

type Given = AheadFields & { meetingDate: string | null };
type Known = { timeZone: string | null; cancelledAt: Date | null };

/**
 * The columns of a meeting as they follow from what was said of it before it is held.
 * @throws AppError invalid where a time has no day or no zone
 */
function aheadRow(given: Given, { timeZone, cancelledAt }: Known) {
  const { startTime, endTime, meetingDate, commentDate, commentTime } = given;
  if (endTime !== null && startTime === null) {
    throw new AppError('invalid', 'Enter when the meeting starts, not only when it ends.');
  }
  if (commentTime !== null && commentDate === null) {
    throw new AppError('invalid', 'Enter the day until which comments are taken.');
  }
  const at = (day: string | null, seconds: number) =>
    momentAt(dayOf(day), seconds, zoneOf(timeZone));
  // One that ends earlier in the day than it starts ends on the next.
  const over = endTime !== null && startTime !== null && endTime <= startTime ? daySeconds : 0;
  return {
    startsAt: startTime === null ? null : at(meetingDate, startTime),
    endsAt: endTime === null ? null : at(meetingDate, endTime + over),
    place: given.place,
    attendUrl: given.attendUrl,
    attendHow: given.attendHow,
    commentUntil: commentDate === null ? null : at(commentDate, commentTime ?? endOfDaySeconds),
    commentHow: given.commentHow,
    cancelledAt: given.isCancelled ? (cancelledAt ?? new Date()) : null,
    cancelledReason: given.isCancelled ? given.cancelledReason : null,
  };
}

function dayOf(day: string | null): string {
  if (day !== null) return day;
  throw new AppError('invalid', 'A time of day needs the date of the meeting.');
}

function zoneOf(timeZone: string | null): string {
  if (timeZone !== null) return timeZone;
  throw new AppError(
    'invalid',
    'The government entity has no time zone, so a time says nothing. Set it under Entities first.',
  );
}
