import { isAhead } from './is-ahead.ts';
import { timeWords, untilWords } from './when-words.ts';

/** When and where a meeting ahead is, in a few words, as lists and mails tell of it. */
export type AheadInShort = {
  date: Date;
  /** '6:30 PM Mountain Time'; null where it is not known. */
  time: string | null;
  place: string | null;
  isCancelled: boolean;
  isMoved: boolean;
  /** Until when comments are taken, in words; null where that is not known, or over. */
  commentUntil: string | null;
};

type Known = {
  startsAt: Date | null;
  place: string | null;
  commentUntil: Date | null;
  cancelledAt: Date | null;
  movedFrom: Date | null;
  timeZone: string | null;
};

export function inShort(known: Known & { date: Date }, now: Date): AheadInShort {
  const { date, startsAt, place, commentUntil, cancelledAt, movedFrom, timeZone } = known;
  return {
    date,
    time: timeWords({ startsAt, timeZone }),
    place,
    isCancelled: cancelledAt !== null,
    isMoved: movedFrom !== null,
    commentUntil: commentUntil && commentUntil > now ? untilWords(commentUntil, timeZone) : null,
  };
}

/** What `aheadInShort` asks for, to be selected of a meeting. */
export const inShortColumns = {
  meetingDate: true,
  startsAt: true,
  place: true,
  commentUntil: true,
  cancelledAt: true,
  movedFrom: true,
} as const;

type Meeting = Omit<Known, 'timeZone'> & {
  meetingDate: Date | null;
  govtEntity: { timeZone: string | null } | null;
};

/** Null for a meeting whose day is over, or not known. */
export function aheadInShort(meeting: Meeting, now: Date): AheadInShort | null {
  const { meetingDate: date, govtEntity, ...known } = meeting;
  const timeZone = govtEntity?.timeZone ?? null;
  if (date === null || !isAhead(date, timeZone, now)) return null;
  return inShort({ ...known, date, timeZone }, now);
}
