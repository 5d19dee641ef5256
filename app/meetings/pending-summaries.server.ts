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

/** How many meetings have no summary, or a blank one. */
export const pendingSummariesCount = Prisma.sql`
  SELECT count(*) FROM meetings WHERE ${lacksSummary}`;

/** The meetings without a summary, newest first, a page at a time. */
export async function pendingSummaries(place: Place = {}): Promise<Page<PendingMeeting>> {
  const { rows, ...pages } = await latestFirst('sortDate', place, ({ from, ...step }) =>
    db.meeting.findMany({
      where: { AND: [withoutSummary, from] },
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
