import { dateAtNoon } from '#app/platform/calendar-date.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { isoDateOf } from '../meeting-date.ts';
import type { KnownMeeting } from './apply-entry.ts';
import type { CalendarEntry, Reading } from './calendar-entry.ts';

/** Of one body within the days that are looked at; more than any has. */
const mostKnown = 3000;

type Wanted = Pick<Reading, 'from' | 'until'> & {
  entityId: string;
  entries: readonly CalendarEntry[];
  /** Those that are known to be told of, whatever day they are on */
  ids?: string[];
};

/** The meetings that entries may tell of: of the days that are looked at, and by name. */
export async function knownMeetings(tx: Tx, wanted: Wanted): Promise<KnownMeeting[]> {
  const { entityId, from, until, entries, ids = [] } = wanted;
  const uids = entries.flatMap(({ uid }) => uid ?? []);
  const rows = await tx.meeting.findMany({
    where: {
      govtEntityId: entityId,
      meetingDate: { not: null },
      OR: [
        {
          meetingDate: { gte: dateAtNoon(from) ?? undefined, lte: dateAtNoon(until) ?? undefined },
        },
        { sourceUid: { in: uids } },
        { id: { in: ids } },
      ],
    },
    orderBy: [{ sortDate: 'asc' }, { id: 'asc' }],
    take: mostKnown,
    select: {
      id: true,
      meetingTitle: true,
      meetingDate: true,
      startsAt: true,
      endsAt: true,
      place: true,
      attendUrl: true,
      attendHow: true,
      commentHow: true,
      cancelledAt: true,
      cancelledReason: true,
      sourceUid: true,
      calendarSequence: true,
      updatedAt: true,
      lastPublishedAt: true,
      transcripts: { select: { id: true } },
    },
  });
  return rows.flatMap(({ meetingDate, meetingTitle: title, startsAt, endsAt, ...row }) => {
    if (meetingDate === null) return [];
    const { cancelledAt, updatedAt, lastPublishedAt, transcripts, ...same } = row;
    return {
      ...same,
      title,
      day: isoDateOf(meetingDate),
      startsAt: startsAt?.toISOString() ?? null,
      endsAt: endsAt?.toISOString() ?? null,
      isCancelled: cancelledAt !== null,
      wasHeld: lastPublishedAt !== null || transcripts.length > 0,
      mark: `${row.id} ${updatedAt.toISOString()}`,
    };
  });
}
