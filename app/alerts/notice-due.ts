import { endOfDaySeconds, momentAt } from '#app/meetings/ahead/local-time.ts';
import {
  type KnownStanding,
  type Standing,
  standingColumns,
} from '#app/meetings/ahead/standing.ts';
import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { type DigestChoice, readDigestChoice } from './digest-choice.ts';
import { nextDigest } from './next-digest.ts';
import { readZone } from './zone.ts';

/** What `noticeTimes` asks for, to be selected of a meeting. */
export const noticeColumns = {
  ...standingColumns,
  movedFrom: true,
  movedFromStartsAt: true,
  govtEntity: { select: { timeZone: true } },
} as const;

type Meeting = Standing & {
  movedFrom: Date | null;
  movedFromStartsAt: Date | null;
  govtEntity: { timeZone: string | null } | null;
};

/** When a meeting is, and was to be, and until when it takes comments where that is another time now. */
export function noticeTimes(meeting: Meeting, known: KnownStanding): MeetingTime[] {
  const timeZone = meeting.govtEntity?.timeZone ?? null;
  const { meetingDate, startsAt, movedFrom, movedFromStartsAt, commentUntil } = meeting;
  const dayOf = (date: Date | null) => date && isoDateOf(date);
  const isSame = known.commentUntil?.getTime() === commentUntil?.getTime();
  const deadlines = isSame ? [] : [known.commentUntil, commentUntil];
  return [
    { day: dayOf(meetingDate), startsAt, timeZone },
    { day: dayOf(movedFrom), startsAt: movedFromStartsAt, timeZone },
    ...deadlines.map((moment) => ({ day: null, startsAt: moment, timeZone })),
  ];
}

/** The time at which a meeting is, or may be, with what its place's zone makes of its day. */
type MeetingTime = { day: string | null; startsAt: Date | null; timeZone: string | null };

type Reader = {
  mailChanges: boolean;
  mailSummaries: string;
  mailQuietNights: boolean;
  timeZone: string | null;
};

/** With their digests; who wants no digests is told as soon as it happens. */
function choiceOf({ mailChanges, mailSummaries }: Reader): DigestChoice {
  if (!mailChanges) return 'off';
  const choice = readDigestChoice(mailSummaries);
  return choice === 'off' ? 'at-once' : choice;
}

/** Somebody has to read it, and may be on the way. */
const noticeMilliseconds = 3 * 3600 * 1000;

/**
 * When a reader is told of a change to a meeting: with their next digest, or at once where that would
 * be too late. Null for who wants no such mail.
 */
export function noticeDue(reader: Reader, times: readonly MeetingTime[], now: Date): Date | null {
  const { timeZone, mailQuietNights: keepsNights } = reader;
  const choice = choiceOf(reader);
  const next = nextDigest({ choice, timeZone: readZone(timeZone), keepsNights }, now);
  if (next === null) return null;
  const ahead = times.map((time) => beginning(time, now)).filter((time) => time !== null);
  const first = Math.min(...ahead.map((time) => time.getTime()));
  return next.getTime() > first - noticeMilliseconds ? now : next;
}

/** Where only the day is known, it may begin with the day, or at any moment of it; null where it began. */
function beginning({ day, startsAt, timeZone }: MeetingTime, now: Date): Date | null {
  if (startsAt) return startsAt > now ? startsAt : null;
  if (day === null) return null;
  const at = (seconds: number) => momentAt(day, seconds, readZone(timeZone));
  if (at(endOfDaySeconds) <= now) return null;
  return at(0) > now ? at(0) : now;
}
