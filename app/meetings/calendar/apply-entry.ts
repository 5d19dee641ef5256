import type { CalendarEntry } from './calendar-entry.ts';

/** What a calendar can say of a meeting. Moments are ISO 8601. */
export type AppliedMeeting = Pick<
  CalendarEntry,
  'title' | 'day' | 'startsAt' | 'endsAt' | 'place' | 'attendUrl' | 'attendHow' | 'commentHow'
> & {
  isCancelled: boolean;
  cancelledReason: string | null;
  sourceUid: string | null;
  calendarSequence: number | null;
};

export type KnownMeeting = AppliedMeeting & {
  id: string;
  /** It has a record or a summary: no calendar changes what was. */
  wasHeld: boolean;
  /** Another whenever the meeting is changed. */
  mark: string;
};

type Applied = { after: AppliedMeeting; remark: string | null };

/**
 * A meeting after an entry that tells of it. The calendar decides on title, date, time, place and
 * whether it is cancelled; how to attend and comment stays as a person wrote it. Of a meeting that was
 * held only what is missing is filled in.
 */
export function applyEntry(known: KnownMeeting, entry: CalendarEntry): Applied {
  const { id: _, wasHeld, mark: __, ...before } = known;
  if (wasHeld) return { after: filled(before, entry), remark: 'It was held' };
  if (isOlder(before, entry)) return { after: before, remark: 'An older state of the entry' };
  const isSameDay = before.day === entry.day;
  const startsAt = entry.startsAt ?? (isSameDay ? before.startsAt : null);
  const isSameTime = startsAt === before.startsAt;
  const isCancelled =
    entry.status === 'cancelled' || (before.isCancelled && !takesBack(before, entry));
  const reason = entry.status === 'cancelled' ? entry.reason : null;
  const isOffHereAlone = isCancelled && entry.status !== 'cancelled';
  return {
    after: {
      title: entry.title ?? before.title,
      day: entry.day,
      startsAt,
      endsAt: entry.endsAt ?? (isSameTime ? before.endsAt : null),
      place: entry.place ?? before.place,
      attendUrl: before.attendUrl ?? entry.attendUrl,
      attendHow: before.attendHow ?? entry.attendHow,
      commentHow: before.commentHow ?? entry.commentHow,
      isCancelled,
      cancelledReason: isCancelled ? (before.cancelledReason ?? reason) : null,
      sourceUid: before.sourceUid ?? entry.uid,
      calendarSequence: entry.sequence ?? before.calendarSequence,
    },
    remark: isOffHereAlone ? 'Cancelled here, and not in the calendar' : null,
  };
}

function filled(before: AppliedMeeting, entry: CalendarEntry): AppliedMeeting {
  if (before.day !== entry.day) return before;
  const isSameTime = before.startsAt === null || before.startsAt === entry.startsAt;
  return {
    ...before,
    startsAt: before.startsAt ?? entry.startsAt,
    endsAt: before.endsAt ?? (isSameTime ? entry.endsAt : null),
    place: before.place ?? entry.place,
  };
}

const isOlder = ({ calendarSequence }: AppliedMeeting, { sequence }: CalendarEntry) =>
  calendarSequence !== null && sequence !== null && sequence < calendarSequence;

/**
 * Most calendars call every entry confirmed: so one that was cancelled here takes place again only
 * where the entry was changed since, or a file that does not count changes says so.
 */
function takesBack({ calendarSequence }: AppliedMeeting, { status, sequence }: CalendarEntry) {
  if (status !== 'on') return false;
  return sequence === null || (calendarSequence !== null && sequence > calendarSequence);
}
