import {
  changeBetween,
  differences,
  type KnownStanding,
  type Standing,
} from '#app/meetings/ahead/standing.ts';
import { untilWords, whenWords } from '#app/meetings/ahead/when-words.ts';
import { bodyTitle } from '#app/meetings/body-title.ts';
import { dateAtNoon } from '#app/meetings/meeting-date.ts';
import { webAddress } from '#app/platform/http/web-address.ts';
import type { NoticeOfMeeting } from './meeting-notice.ts';

type Meeting = Standing & {
  meetingTitle: string | null;
  endsAt: Date | null;
  cancelledReason: string | null;
  governmentBody: string | null;
  govtEntity: {
    entityName: string;
    entityDescription: string | null;
    timeZone: string | null;
  } | null;
};

/** What a reader is told of a meeting, by what they know of it and may open; null where it is as they know it. */
export function noticeOfMeeting(
  meeting: Meeting,
  { known, path, now }: { known: KnownStanding; path: string; now: Date },
): NoticeOfMeeting | null {
  const change = changeBetween(known, meeting, now);
  if (change === null) return null;
  const { meetingDate, startsAt, endsAt, place } = meeting;
  const timeZone = meeting.govtEntity?.timeZone ?? null;
  const isOn = change !== 'cancelled';
  const { isMoved } = differences(known, meeting, now);
  return {
    path,
    title: meeting.meetingTitle?.trim() || 'Meeting',
    body: bodyTitle(meeting) ?? '',
    change,
    when: whenWords(meetingDate, { startsAt, endsAt, timeZone }),
    place,
    reason: isOn ? null : meeting.cancelledReason,
    movedFrom:
      isOn && isMoved
        ? whenWords(known.day === null ? null : dateAtNoon(known.day), {
            startsAt: known.startsAt,
            timeZone,
          })
        : null,
    changes: isOn ? changesOf(meeting, known, now) : [],
  };
}

function changesOf(meeting: Meeting, known: KnownStanding, now: Date): string[] {
  const other = differences(known, meeting, now);
  const { place, commentUntil } = meeting;
  const timeZone = meeting.govtEntity?.timeZone ?? null;
  const online = webAddress(meeting.attendUrl);
  const until = (moment: Date) => untilWords(moment, timeZone);
  return [
    other.place
      ? place
        ? `The place was ${known.place}, now ${place}.`
        : `The place was ${known.place}; it is not known now.`
      : null,
    other.attendUrl
      ? online
        ? `The online address is now ${online}.`
        : 'The online address is no longer given.'
      : null,
    other.commentUntil && known.commentUntil
      ? commentUntil
        ? `Comments were taken until ${until(known.commentUntil)}, now until ${until(commentUntil)}.`
        : `Comments were taken until ${until(known.commentUntil)}; no end is given now.`
      : null,
  ].filter((line) => line !== null);
}
