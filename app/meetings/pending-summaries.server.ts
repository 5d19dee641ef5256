import { subHours } from 'date-fns/subHours';
import { countUpTo } from '#app/platform/db/count-up-to.server.ts';
import { db } from '#app/platform/db.server.ts';
import { latestFirst } from '#app/platform/newest-first.server.ts';
import type { Page, Place } from '#app/platform/page-by-key.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { lacksSummary, withoutSummary } from './find-meetings.server.ts';
import { isoDateOf } from './meeting-date.ts';

export type PendingMeeting = {
  id: string;
  title: string | null;
  date: string | null;
  governmentBody: string | null;
};

/** By then the day on which a meeting is dated, at noon of UTC, is over everywhere. */
const overAfterHours = 24;

/** A meeting waits for a summary once it was held; one with a record was, whatever its date says. */
export const heldBefore = (now: Date) => subHours(now, overAfterHours);

/** How many meetings were held and have no summary, or a blank one. */
export const pendingSummariesCount = (now: Date = new Date()) =>
  countUpTo(Prisma.sql`
    FROM meetings WHERE ${lacksSummary} AND (
      (cancelled_at IS NULL AND sort_date <= ${heldBefore(now)})
      OR (SELECT 1 FROM transcripts WHERE meeting_id = meetings.id LIMIT 1) IS NOT NULL)`);

/** The meetings that were held and have no summary, newest first, a page at a time. */
export async function pendingSummaries(place: Place = {}): Promise<Page<PendingMeeting>> {
  const wasHeld = {
    OR: [
      { cancelledAt: null, sortDate: { lte: heldBefore(new Date()) } },
      { transcripts: { some: {} } },
    ],
  };
  const { rows, ...pages } = await latestFirst('sortDate', place, ({ from, ...step }) =>
    db.meeting.findMany({
      where: { AND: [withoutSummary, wasHeld, from] },
      ...step,
      select: {
        id: true,
        meetingTitle: true,
        meetingDate: true,
        sortDate: true,
        governmentBody: true,
        govtEntity: { select: { entityName: true } },
      },
    }),
  );
  return {
    ...pages,
    rows: rows.map(({ id, meetingTitle, meetingDate, governmentBody, govtEntity }) => ({
      id,
      title: meetingTitle,
      date: meetingDate && isoDateOf(meetingDate),
      governmentBody: governmentBody ?? govtEntity?.entityName ?? null,
    })),
  };
}
