import { db } from '#app/platform/db.server.ts';
import { latestFirst } from '#app/platform/newest-first.server.ts';
import type { Page, Place } from '#app/platform/page-by-key.ts';

export type EntityMeeting = {
  id: string;
  date: Date | null;
  title: string | null;
  description: string | null;
  isCancelled: boolean;
};

/**
 * The meetings of an entity, newest first by meeting date, else by the video's, 25 at a time.
 * Whoever calls has checked that the reader may see them (`readEntity`).
 */
export async function listEntityMeetings(
  entityId: string,
  place: Place = {},
): Promise<Page<EntityMeeting>> {
  const { rows, ...pages } = await latestFirst('sortDate', place, ({ from, ...step }) =>
    db.meeting.findMany({
      where: { AND: [{ govtEntityId: entityId }, from] },
      ...step,
      select: {
        id: true,
        sortDate: true,
        meetingDate: true,
        meetingTitle: true,
        meetingDescription: true,
        cancelledAt: true,
      },
    }),
  );
  return {
    ...pages,
    rows: rows.map((row) => ({
      id: row.id,
      date: row.meetingDate,
      title: row.meetingTitle?.trim() || null,
      description: row.meetingDescription?.trim() || null,
      isCancelled: row.cancelledAt !== null,
    })),
  };
}
