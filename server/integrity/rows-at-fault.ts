import { batchesById } from '#app/platform/db/batches-by-id.ts';
import type { Db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';

/**
 * The ids of what a query finds, some at a time in their order. `query` selects a text `id`, and
 * each id once.
 */
export async function* rowsAtFault(db: Db, query: Prisma.Sql): AsyncGenerator<string[]> {
  const batches = batchesById(
    ({ after, take }) => db.$queryRaw<{ id: string }[]>`
      SELECT id FROM (${query}) AS found WHERE id > ${after} ORDER BY id LIMIT ${take}`,
  );
  for await (const rows of batches) yield rows.map(({ id }) => id);
}

/** Those of all meetings that `differing` finds, asked for a hundred at a time. */
export async function* meetingsAtFault(
  db: Db,
  differing: (ids: string[]) => Promise<string[]>,
  among: Prisma.MeetingWhereInput = {},
): AsyncGenerator<string[]> {
  const batches = batchesById(({ after, take }) =>
    db.meeting.findMany({
      where: { AND: [among, { id: { gt: after } }] },
      orderBy: { id: 'asc' },
      take,
      select: { id: true },
    }),
  );
  for await (const rows of batches) {
    const found = await differing(rows.map(({ id }) => id));
    // Somebody may have changed one between two of its reads: what is wrong stays so.
    const still = found.length > 0 ? await differing(found) : [];
    if (still.length > 0) yield still;
  }
}

/** The newest published version of each meeting whose summary readers see. */
export const shownVersions = Prisma.sql`
  SELECT version.id, version.meeting_id, version.markdown, version.published_at,
    version.transcript_id, meeting.markdown_summary, meeting.last_published_at
  FROM meetings AS meeting JOIN summary_versions AS version ON version.id = (
    SELECT newest.id FROM summary_versions AS newest
    WHERE newest.meeting_id = meeting.id AND newest.published_at IS NOT NULL
    ORDER BY newest.published_at DESC, newest.id DESC LIMIT 1)
  WHERE trim(meeting.markdown_summary, ${' \t\r\n'}) <> ''`;
