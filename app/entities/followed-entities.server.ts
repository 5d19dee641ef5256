import { limitsOf } from '#app/plans/plan-catalogue.ts';
import { db } from '#app/platform/db.server.ts';
import type { ListedEntity } from './entity.ts';
import { earliestFirst, type Reader } from './entity-access.server.ts';
import type { EntityFilter } from './entity-filter.ts';
import { type EntityPlace, type FoundEntities, findEntities } from './find-entities.server.ts';

export type FollowedEntity = ListedEntity & {
  /** Followed, but beyond what the plan allows: listed, and not readable. */
  locked: boolean;
};

type FollowedEntities = Omit<FoundEntities, 'entities'> & {
  entities: FollowedEntity[];
  /** How many the reader follows, whatever the filter. */
  followedCount: number;
  lockedCount: number;
};

/** What a reader follows, filtered, a page at a time. */
export async function findFollowedEntities({
  reader,
  filter,
  place,
}: {
  reader: Reader;
  filter: EntityFilter;
  place: EntityPlace;
}): Promise<FollowedEntities> {
  const [found, followedCount, isLocked] = await Promise.all([
    findEntities({ filter, place, followedBy: reader.userId }),
    countFollowed(reader.userId),
    lockedCheck(reader),
  ]);
  const limit = limitsOf(reader.tier).entities;
  return {
    ...found,
    entities: found.entities.map((entity) => ({ ...entity, locked: isLocked(entity.id) })),
    followedCount,
    lockedCount: limit === null ? 0 : Math.max(0, followedCount - limit),
  };
}

export async function countFollowed(userId: string): Promise<number> {
  return db.entityAccess.count({ where: { userId } });
}

/** Which of these entities a reader follows. */
export async function followedAmong(userId: string, ids: string[]): Promise<Set<string>> {
  const rows = await db.entityAccess.findMany({
    where: { userId, govtEntityId: { in: ids } },
    select: { govtEntityId: true },
  });
  return new Set(rows.map((row) => row.govtEntityId));
}

async function lockedCheck({ userId, tier }: Reader): Promise<(id: string) => boolean> {
  const limit = limitsOf(tier).entities;
  if (limit === null) return () => false;
  const readable = await db.entityAccess.findMany({
    where: { userId },
    orderBy: [...earliestFirst],
    take: limit,
    select: { govtEntityId: true },
  });
  const ids = new Set(readable.map((row) => row.govtEntityId));
  return (id) => !ids.has(id);
}
