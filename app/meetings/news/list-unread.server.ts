import type { Reader } from '#app/entities/entity-access.server.ts';
import { db } from '#app/platform/db.server.ts';
import { type Page, type Place, pageByKey } from '#app/platform/page-by-key.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { MeetingBrief } from './brief.ts';
import { briefsOf, latestBriefsFirst, readBriefs } from './briefs.server.ts';
import { freshOf, isUnread, withKnown } from './unread.server.ts';

/** All that a reader has not read, the latest first, a page at a time. */
export async function listUnread(reader: Reader, place: Place = {}): Promise<Page<MeetingBrief>> {
  const now = new Date();
  return pageByKey({
    place,
    keyOf: ({ publishedAt, meetingId }: MeetingBrief) => ({
      value: publishedAt.toISOString(),
      id: meetingId,
    }),
    isKey: ({ value }) => value !== null && !Number.isNaN(Date.parse(value)),
    async read({ from, backwards, take }) {
      const past = backwards ? Prisma.sql`>` : Prisma.sql`<`;
      const way = backwards ? Prisma.sql`ASC` : Prisma.sql`DESC`;
      const beyond = from
        ? Prisma.sql`AND (meeting.last_published_at, meeting.id)
            ${past} (${new Date(from.value ?? 0)}, ${from.id})`
        : Prisma.empty;
      const picked = Prisma.sql`
        SELECT meeting.id, 1 AS is_unread
        ${freshOf(reader, now)} AND ${isUnread} ${beyond}
        ORDER BY meeting.last_published_at ${way}, meeting.id ${way} LIMIT ${take}`;
      const order = backwards ? Prisma.sql`published_at, id` : latestBriefsFirst;
      const [row] = await db.$queryRaw<{ unread: string }[]>`
        SELECT ${briefsOf(withKnown(reader, picked), order)} AS "unread"`;
      return readBriefs(row?.unread ?? '[]');
    },
  });
}
