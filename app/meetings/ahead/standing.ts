import { z } from 'zod';
import { isoDateOf } from '../meeting-date.ts';

/** Whether, when and where a meeting takes place, and until when it takes comments. */
export type Standing = {
  meetingDate: Date | null;
  startsAt: Date | null;
  cancelledAt: Date | null;
  place: string | null;
  attendUrl: string | null;
  commentUntil: Date | null;
};

export const meetingChanges = ['cancelled', 'on-again', 'moved', 'changed'] as const;

export type MeetingChange = (typeof meetingChanges)[number];

/** The columns of a standing, to be selected. */
export const standingColumns = {
  meetingDate: true,
  startsAt: true,
  cancelledAt: true,
  place: true,
  attendUrl: true,
  commentUntil: true,
} as const;

/** The same text for the same standing; kept with what readers know. */
export function standingKey(standing: Standing): string {
  const { meetingDate, startsAt, cancelledAt, place, attendUrl, commentUntil } = standing;
  const kept: Kept = {
    day: meetingDate && isoDateOf(meetingDate),
    startsAt: startsAt?.toISOString() ?? null,
    isCancelled: cancelledAt !== null,
    place,
    attendUrl,
    commentUntil: commentUntil?.toISOString() ?? null,
  };
  return JSON.stringify(kept);
}

const kept = z.object({
  day: z.string().nullable(),
  startsAt: z.string().nullable(),
  isCancelled: z.boolean(),
  place: z.string().nullable(),
  attendUrl: z.string().nullable(),
  commentUntil: z.string().nullable(),
});

type Kept = z.infer<typeof kept>;

/** A standing that somebody knows. Of one that was cancelled nobody knows when that was. */
export type KnownStanding = Omit<Standing, 'meetingDate' | 'cancelledAt'> & {
  day: string | null;
  isCancelled: boolean;
};

/** What `standingKey` was made of; keys that were kept before there were places say when and whether. */
export function readStanding(key: string): KnownStanding {
  const momentOf = (text: string | null | undefined) =>
    text && text !== '-' ? new Date(text) : null;
  if (!key.startsWith('{')) {
    const [day, startsAt, state] = key.split(' ');
    return {
      day: day && day !== '-' ? day : null,
      startsAt: momentOf(startsAt),
      isCancelled: state === 'cancelled',
      ...{ place: null, attendUrl: null, commentUntil: null },
    };
  }
  const { startsAt, commentUntil, ...same } = kept.parse(JSON.parse(key));
  return { ...same, startsAt: momentOf(startsAt), commentUntil: momentOf(commentUntil) };
}

/** What is another than somebody knows. */
export type Differences = {
  isMoved: boolean;
  place: boolean;
  attendUrl: boolean;
  commentUntil: boolean;
};

/**
 * What somebody who wants to go there, or to comment, has to know. That a time or a place is known now is
 * no change, nor is a deadline that is over by either reading.
 */
export function differences(before: KnownStanding, after: Standing, now: Date): Differences {
  const day = after.meetingDate && isoDateOf(after.meetingDate);
  const isOver = (moment: Date | null) => moment === null || moment <= now;
  return {
    isMoved: isOther(before.day, day) || isOther(timeOf(before.startsAt), timeOf(after.startsAt)),
    place: isOtherOrGone(tidy(before.place), tidy(after.place)),
    attendUrl: isOtherOrGone(before.attendUrl, after.attendUrl),
    commentUntil:
      isOtherOrGone(timeOf(before.commentUntil), timeOf(after.commentUntil)) &&
      !(isOver(before.commentUntil) && isOver(after.commentUntil)),
  };
}

/** What kind of change that is; null where there is nothing to tell. */
export function changeBetween(
  before: KnownStanding,
  after: Standing,
  now: Date,
): MeetingChange | null {
  if (after.cancelledAt) return before.isCancelled ? null : 'cancelled';
  if (before.isCancelled) return 'on-again';
  const { isMoved, ...others } = differences(before, after, now);
  if (isMoved) return 'moved';
  return Object.values(others).some(Boolean) ? 'changed' : null;
}

type Known = string | number | null;

const isOther = (one: Known, other: Known) => one !== null && other !== null && one !== other;
const isOtherOrGone = (one: Known, other: Known) => one !== null && one !== other;
const timeOf = (moment: Date | null) => moment?.getTime() ?? null;
const tidy = (words: string | null) => words?.trim().replaceAll(/\s+/g, ' ').toLowerCase() || null;
