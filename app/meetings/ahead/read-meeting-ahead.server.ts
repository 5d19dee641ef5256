import { db } from '#app/platform/db.server.ts';
import { webAddress } from '#app/platform/http/web-address.ts';
import { formatLongMeetingDate } from '../meeting-date.ts';
import { isAhead } from './is-ahead.ts';
import type { MeetingAhead } from './meeting-ahead.ts';
import { timeWords, untilWords, whenWords } from './when-words.ts';

/** What everybody may know of a meeting; null where there is none. */
export async function readMeetingAhead(
  meetingId: string,
  now: Date = new Date(),
): Promise<MeetingAhead | null> {
  const meeting = await db.meeting.findUnique({
    where: { id: meetingId },
    select: {
      meetingDate: true,
      startsAt: true,
      endsAt: true,
      place: true,
      attendUrl: true,
      attendHow: true,
      commentUntil: true,
      commentHow: true,
      cancelledAt: true,
      cancelledReason: true,
      movedFrom: true,
      movedFromStartsAt: true,
      govtEntity: { select: { timeZone: true } },
      agenda: {
        select: {
          entries: {
            orderBy: { index: 'asc' },
            select: { designator: true, title: true, level: true },
          },
        },
      },
    },
  });
  if (!meeting) return null;
  const timeZone = meeting.govtEntity?.timeZone ?? null;
  const { meetingDate, startsAt, endsAt, movedFrom, commentUntil } = meeting;
  const moved = { startsAt: meeting.movedFromStartsAt, timeZone };
  return {
    isAhead: isAhead(meetingDate, timeZone, now),
    day: formatLongMeetingDate(meetingDate),
    time: timeWords({ startsAt, endsAt, timeZone }),
    place: meeting.place,
    attendUrl: webAddress(meeting.attendUrl),
    attendHow: meeting.attendHow,
    commentHow: meeting.commentHow,
    commentUntil: commentUntil && untilWords(commentUntil, timeZone),
    cancelled: meeting.cancelledAt && { reason: meeting.cancelledReason },
    movedFrom: movedFrom && whenWords(movedFrom, moved),
    agenda: meeting.agenda?.entries ?? [],
  };
}
