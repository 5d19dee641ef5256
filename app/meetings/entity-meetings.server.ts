import { db } from '#app/platform/db.server.ts';
import { latestFirst, type Place } from '#app/platform/newest-first.server.ts';

export type EntityMeeting = {
  id: string;
  date: Date | null;
  title: string | null;
  description: string | null;
};

type EntityMeetings = {
  meetings: EntityMeeting[];
  newer: { before: string } | null;
  older: { after: string } | null;
};

/**
 * The meetings of an entity, newest first by meeting date, else by the video's, 25 at a time.
 * Whoever calls has checked that the reader may see them (`readEntity`).
 */
export async function listEntityMeetings(
  entityId: string,
  place: Place = {},
): Promise<EntityMeetings> {
  const { rows, previous, next } = await latestFirst('sortDate', place, ({ from, ...step }) =>
    db.meeting.findMany({
      where: { AND: [{ govtEntityId: entityId }, from] },
      ...step,
      select: {
        id: true,
        sortDate: true,
        meetingDate: true,
        meetingTitle: true,
        meetingDescription: true,
      },
    }),
  );
  return {
    meetings: rows.map((row) => ({
      id: row.id,
      date: row.meetingDate,
      title: row.meetingTitle?.trim() || null,
      description: row.meetingDescription?.trim() || null,
    })),
    newer: previous,
    older: next,
  };
}
