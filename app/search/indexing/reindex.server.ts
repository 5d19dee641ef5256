import { db, transact } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { indexEntities } from './index-entities.server.ts';
import { indexMeetings } from './index-meetings.server.ts';
import { indexVersion } from './index-version.ts';

/** Of a transaction: others wait for it on SQLite, and a long transcript takes a while. */
const meetingsAtOnce = 10;
const entitiesAtOnce = 200;

export type Reindexing = {
  told?: (done: { entities: number; meetings: number }) => Promise<void> | void;
  /** When to stop for now; what is done is done */
  deadline?: number;
};

/** Has everything written anew by the next `reindex`. What was written is found until then. */
export async function forgetIndexed(): Promise<void> {
  await transact(async (tx) => {
    await tx.indexedMeeting.deleteMany();
    await tx.passage.deleteMany({ where: { kind: 'body' } });
  });
}

/**
 * Indexes what is not in the index, or was put there by an earlier way of reading words, oldest
 * first. Can be broken off and run again. False where the deadline came before the end.
 */
export async function reindex({ told, deadline = Number.POSITIVE_INFINITY }: Reindexing = {}) {
  const done = { entities: 0, meetings: 0 };
  for (let after = ''; ; ) {
    const ids = await entitiesToIndex(after);
    if (ids.length === 0) break;
    await transact((tx) => indexEntities(tx, ids));
    after = ids.at(-1) ?? after;
    done.entities += ids.length;
    await told?.(done);
    if (Date.now() > deadline) return false;
  }
  for (let after: Place | null = null; ; ) {
    const places: Place[] = await meetingsToIndex(after);
    if (places.length === 0) return true;
    const ids = places.map(({ id }) => id);
    await transact((tx) => indexMeetings(tx, ids));
    after = places.at(-1) ?? null;
    done.meetings += ids.length;
    await told?.(done);
    if (Date.now() > deadline) return false;
  }
}

/** Whether anything waits to be indexed. */
export async function isIndexComplete(): Promise<boolean> {
  const [entities, meetings] = await Promise.all([entitiesToIndex(''), meetingsToIndex(null)]);
  return entities.length + meetings.length === 0;
}

async function entitiesToIndex(after: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT id FROM govt_entities AS entity
    WHERE id > ${after} AND NOT EXISTS (
      SELECT 1 FROM passages WHERE passages.govt_entity_id = entity.id AND kind = 'body')
    ORDER BY id LIMIT ${entitiesAtOnce}`;
  return rows.map(({ id }) => id);
}

type Place = { id: string; sortDate: Date };

function meetingsToIndex(after: Place | null): Promise<Place[]> {
  // From where the last ones stood: none is looked at twice in a run.
  const next = after
    ? Prisma.sql`(meeting.sort_date, meeting.id) > (${after.sortDate}, ${after.id})`
    : Prisma.sql`1 = 1`;
  return db.$queryRaw<Place[]>`
    SELECT id, sort_date AS "sortDate" FROM meetings AS meeting
    LEFT JOIN indexed_meetings AS indexed
      ON indexed.meeting_id = meeting.id AND indexed.version = ${indexVersion}
    WHERE indexed.meeting_id IS NULL AND ${next}
    ORDER BY meeting.sort_date, meeting.id LIMIT ${meetingsAtOnce}`;
}
