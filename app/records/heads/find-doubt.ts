import { dateAtNoon, formatMeetingDate } from '#app/meetings/meeting-date.ts';
import type { Head } from './head.ts';
import { type MeetingBody, otherBody } from './other-body.ts';
import { otherDay } from './other-day.ts';

/** Where something is to be taken in. `date` is yyyy-mm-dd. */
export type HeadPlace = { date: string | null; body: MeetingBody };

const namedBy = {
  agenda: 'The agenda is headed',
  record: 'The record names',
  minutes: 'The minutes are headed',
};

/**
 * What speaks against a file's being of its meeting: its head names another day, or clearly another
 * body. Null where it names neither.
 */
export function findDoubt(
  head: Head,
  { date, body }: HeadPlace,
  others: readonly string[],
): string | null {
  const day = otherDay(head, date);
  const other = otherBody(head, body, others);
  if (day === null && other === null) return null;
  const named = [other, day && shown(day)].filter(Boolean).join(', ');
  const meeting = [body.name, date && shown(date)].filter(Boolean).join(', ');
  return `${namedBy[head.of]} ${named}; this meeting is of ${meeting}.`;
}

const shown = (day: string) => formatMeetingDate(dateAtNoon(day));
