import type { Reader } from '#app/entities/entity-access.server.ts';
import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { freshOf, isKnown, isUnread } from './unread.server.ts';
import type { UnreadAs } from './unread-as.ts';

type Among = { entityId: string; meetingIds: readonly string[] };

/** Which of these meetings of a body have a summary that a reader has not read, and as what, by their ids. */
export async function unreadAmong(
  reader: Reader,
  { entityId, meetingIds }: Among,
): Promise<ReadonlyMap<string, UnreadAs>> {
  if (meetingIds.length === 0) return new Map();
  const rows = await db.$queryRaw<{ id: string; known: bigint | number }[]>`
    SELECT meeting.id, CASE WHEN ${isKnown} THEN 1 ELSE 0 END AS "known"
    ${freshOf(reader, new Date())} AND follow.govt_entity_id = ${entityId} AND ${isUnread}
      AND meeting.id IN (${Prisma.join([...meetingIds])})`;
  return new Map(rows.map(({ id, known }) => [id, Number(known) === 1 ? 'corrected' : 'new']));
}
