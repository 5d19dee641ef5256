import { formatClockTime } from '../clock-time.ts';
import { shownInForm } from '../meeting-form.ts';
import { endOfDaySeconds, localDay, localSeconds } from './local-time.ts';

type Known = {
  startsAt: Date | null;
  endsAt: Date | null;
  place: string | null;
  attendUrl: string | null;
  attendHow: string | null;
  commentUntil: Date | null;
  commentHow: string | null;
  cancelledAt: Date | null;
  cancelledReason: string | null;
};

/** What is known of a meeting before it is held, as its form shows it. */
export function aheadAsTyped(meeting: Known, timeZone: string | null) {
  const zone = timeZone ?? 'UTC';
  const time = (moment: Date | null) =>
    formatClockTime(moment === null ? null : localSeconds(moment, zone));
  const { commentUntil } = meeting;
  const hasTime = commentUntil !== null && localSeconds(commentUntil, zone) !== endOfDaySeconds;
  return {
    startTime: time(meeting.startsAt),
    endTime: time(meeting.endsAt),
    place: meeting.place ?? '',
    attendUrl: meeting.attendUrl ?? '',
    attendHow: meeting.attendHow ?? '',
    commentDate: shownInForm(commentUntil && localDay(commentUntil, zone)),
    commentTime: hasTime ? time(commentUntil) : '',
    commentHow: meeting.commentHow ?? '',
    isCancelled: meeting.cancelledAt ? 'cancelled' : 'on',
    cancelledReason: meeting.cancelledReason ?? '',
  };
}
