import type { AppliedMeeting } from './apply-entry.ts';
import type { CalendarEntry } from './calendar-entry.ts';

/** A meeting that nobody knew of, as an entry tells of it. */
export function entryAsMeeting(entry: CalendarEntry): AppliedMeeting {
  const { uid: sourceUid, sequence: calendarSequence, status, reason, ...told } = entry;
  const isCancelled = status === 'cancelled';
  const cancelledReason = isCancelled ? reason : null;
  return { ...told, isCancelled, cancelledReason, sourceUid, calendarSequence };
}
