import { bodyTitle } from '#app/meetings/body-title.ts';
import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';

export type NamedMeeting = {
  meetingId: string;
  title: string;
  date: Date | null;
  isCancelled: boolean;
  body: { id: string; title: string };
};

type Row = {
  id: string;
  title: string | null;
  date: Date | null;
  cancelledAt: Date | null;
  governmentBody: string | null;
  entityId: string | null;
  entityName: string | null;
  entityDescription: string | null;
};

/** What meetings are called and when they met, by id, in one statement. */
export async function nameMeetings(ids: Iterable<string>): Promise<Map<string, NamedMeeting>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await db.$queryRaw<Row[]>`
    SELECT meeting.id, meeting_title AS "title", meeting_date AS "date",
           cancelled_at AS "cancelledAt", government_body AS "governmentBody", entity.id AS "entityId",
           entity_name AS "entityName", entity_description AS "entityDescription"
    FROM meetings AS meeting LEFT JOIN govt_entities AS entity ON entity.id = meeting.govt_entity_id
    WHERE meeting.id IN (${Prisma.join(wanted)})`;
  return new Map(rows.map((row) => [row.id, named(row)]));
}

function named({ id, title, date, governmentBody, entityName, ...row }: Row): NamedMeeting {
  const govtEntity =
    entityName === null ? null : { entityName, entityDescription: row.entityDescription };
  const body = bodyTitle({ govtEntity, governmentBody });
  return {
    meetingId: id,
    title: title || 'A meeting without a title',
    date,
    isCancelled: row.cancelledAt !== null,
    // One without an entity is found by admins alone, and has no page of its own.
    body: { id: row.entityId ?? '', title: body ?? 'No body' },
  };
}
