import { latestVersion } from '#app/meetings/latest-version.server.ts';
import { lockMeeting } from '#app/meetings/lock-meeting.server.ts';
import { type Db, transact } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { Check } from './check.ts';
import { rowsAtFault, shownVersions } from './rows-at-fault.ts';

/** Which of the two is right, only a person can say. */
export const publishedText: Check = {
  finds: 'meetings whose summary is not the one that was published last',
  look: (db) =>
    rowsAtFault(
      db,
      Prisma.sql`SELECT meeting_id AS id FROM (${shownVersions}) AS shown
        WHERE markdown_summary <> markdown`,
    ),
};

export const publishedAt: Check = {
  finds: 'meetings that tell another time than that of their publication',
  look: (db) =>
    rowsAtFault(
      db,
      Prisma.sql`SELECT meeting_id AS id FROM (${shownVersions}) AS shown
        WHERE last_published_at IS NULL OR last_published_at <> published_at
        UNION ALL
        SELECT id FROM meetings WHERE last_published_at IS NOT NULL
          AND (markdown_summary IS NULL OR trim(markdown_summary, ${' \t\r\n'}) = '')`,
    ),
  mend: { done: 'taken from the publication', each: takePublication },
};

async function takePublication(db: Db, ids: string[]): Promise<void> {
  for (const id of ids) {
    await transact(async (tx) => {
      await lockMeeting(tx, id);
      const where = { id };
      const { markdownSummary } = await tx.meeting.findUniqueOrThrow({ where });
      const version = markdownSummary?.trim()
        ? await latestVersion(tx, id, { publishedAt: true })
        : null;
      const lastPublishedAt = version?.publishedAt ?? null;
      await tx.meeting.update({ where, data: { lastPublishedAt }, select: { id: true } });
    }, db);
  }
}
