import { type Reader, readableEntity } from '#app/entities/entity-access.server.ts';
import { lacksSummary } from '#app/meetings/find-meetings.server.ts';
import type { MeetingBrief } from '#app/meetings/news/brief.ts';
import { briefsOf, readBriefs } from '#app/meetings/news/briefs.server.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';

/**
 * What a reader has not been told of and may read now, as it stands, body by body. Known to them is
 * what they were told of before: a summary that was corrected earlier is new to them.
 */
export async function readNews(tx: Tx, reader: Reader): Promise<MeetingBrief[]> {
  const { userId } = reader;
  const ofMeeting = Prisma.sql`FROM news JOIN summary_versions AS told ON told.id = news.version_id
    WHERE news.user_id = ${userId} AND told.meeting_id = meeting.id`;
  const untold = Prisma.sql`
    SELECT meeting.id, 1 AS is_unread,
           CASE WHEN EXISTS (SELECT 1 ${ofMeeting} AND told_at IS NOT NULL) THEN 1 ELSE 0 END AS is_known
    FROM user_govt_entity_access AS follow
    JOIN meetings AS meeting ON meeting.govt_entity_id = follow.govt_entity_id
    WHERE follow.user_id = ${userId}
      AND ${readableEntity(reader, Prisma.sql`follow.govt_entity_id`)}
      AND NOT ${lacksSummary}
      AND meeting.id IN (
        SELECT version.meeting_id FROM news JOIN summary_versions AS version
          ON version.id = news.version_id
        WHERE news.user_id = ${userId} AND told_at IS NULL)`;
  const order = Prisma.sql`sort_title, sort_date DESC, id DESC`;
  const [row] = await tx.$queryRaw<{ news: string }[]>`
    SELECT ${briefsOf(untold, order)} AS "news"`;
  return readBriefs(row?.news ?? '[]');
}
