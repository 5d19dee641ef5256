import { db } from '#app/platform/db.server.ts';
import { readListKey, writeListKey } from '#app/platform/page-by-key.ts';

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

const pageSize = 25;

/**
 * The meetings of an entity, newest first by meeting date, else by the video's, 25 at a time.
 * Whoever calls has checked that the reader may see them (`readEntity`).
 */
export async function listEntityMeetings(
  entityId: string,
  place: { after?: string | null; before?: string | null } = {},
): Promise<EntityMeetings> {
  const before = readPlace(place.before);
  const after = before ? null : readPlace(place.after);
  const from = before ?? after;
  const direction = before ? 'asc' : 'desc';
  const beyond = before ? 'gt' : 'lt';
  const rows = await db.meeting.findMany({
    where: {
      govtEntityId: entityId,
      ...(from && {
        OR: [
          { sortDate: { [beyond]: from.sortDate } },
          { sortDate: from.sortDate, id: { [beyond]: from.id } },
        ],
      }),
    },
    orderBy: [{ sortDate: direction }, { id: direction }],
    take: pageSize + 1,
    select: {
      id: true,
      sortDate: true,
      meetingDate: true,
      meetingTitle: true,
      meetingDescription: true,
    },
  });
  const more = rows.length > pageSize;
  const page = rows.slice(0, pageSize);
  if (before) page.reverse();
  const [first, last] = [page.at(0), page.at(-1)];
  return {
    meetings: page.map((row) => ({
      id: row.id,
      date: row.meetingDate,
      title: row.meetingTitle?.trim() || null,
      description: row.meetingDescription?.trim() || null,
    })),
    newer: first && (before ? more : after) ? { before: keyOf(first) } : null,
    older: last && (before || more) ? { after: keyOf(last) } : null,
  };
}

function keyOf(row: { sortDate: Date; id: string }): string {
  return writeListKey({ value: row.sortDate.toISOString(), id: row.id });
}

function readPlace(key: string | null | undefined) {
  const place = readListKey(key ?? null);
  const sortDate = new Date(place?.value ?? '');
  return place && !Number.isNaN(sortDate.getTime()) ? { sortDate, id: place.id } : null;
}
