import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { type ReaderScope, readablePassage } from './reader-scope.server.ts';

/** Of a body that was looked through: how many meetings, and from when to when (yyyy-mm-dd). */
export type LookedThrough = {
  title: string;
  meetings: number;
  from: string | null;
  to: string | null;
};

type Row = { id: string; meetings: bigint | number; from: string | Date; to: string | Date };

/** Which meetings a question was held against; null for an admin, who reads them all. */
export async function lookedThrough(
  scope: ReaderScope,
  body: string | null,
): Promise<LookedThrough[] | null> {
  if (scope.reader?.isAdmin) return null;
  const bodies = scope.bodies.filter(({ id }) => body === null || id === body);
  if (bodies.length === 0) return [];
  const rows = await db.$queryRaw<Row[]>`
    SELECT passage.govt_entity_id AS "id", COUNT(DISTINCT passage.meeting_id) AS "meetings",
           MIN(passage.sort_date) AS "from", MAX(passage.sort_date) AS "to"
    FROM passages AS passage
    WHERE passage.govt_entity_id IN (${Prisma.join(bodies.map(({ id }) => id))})
      AND passage.kind = 'meeting' AND ${readablePassage(scope)}
    GROUP BY passage.govt_entity_id`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  return bodies.map(({ id, title }) => {
    const row = byId.get(id);
    return {
      title,
      meetings: Number(row?.meetings ?? 0),
      from: row ? dayOf(row.from) : null,
      to: row ? dayOf(row.to) : null,
    };
  });
}

/** What no date is known of is written as the beginning of time. */
function dayOf(value: string | Date): string | null {
  const date = new Date(value);
  return date.getTime() === 0 ? null : isoDateOf(date);
}
