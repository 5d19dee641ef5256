import { limitsOf } from '#app/plans/plan-catalogue.ts';
import { countTogether } from '#app/platform/db/count-together.server.ts';
import { db } from '#app/platform/db.server.ts';
import type { Page, Place } from '#app/platform/page-by-key.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { ListedEntity } from './entity.ts';
import type { Reader } from './entity-access.server.ts';
import type { EntityFilter, EntityFilterOptions } from './entity-filter.ts';
import { entityCountOf, entityFilterOptions, pageOfEntities } from './find-entities.server.ts';

export type FollowedEntity = ListedEntity & {
  /** Followed, but beyond what the plan allows: listed, and not readable. */
  locked: boolean;
};

type FollowedEntities = Page<FollowedEntity> & {
  count: number;
  options: EntityFilterOptions;
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
  place: Place;
}): Promise<FollowedEntities> {
  const followedBy = reader.userId;
  const [page, { count, followedCount }, options] = await Promise.all([
    pageOfEntities({ filter, place, followedBy, readableTo: reader }),
    countTogether({
      count: entityCountOf({ filter, followedBy }),
      followedCount: Prisma.sql`
        SELECT count(*) FROM user_govt_entity_access WHERE user_id = ${followedBy}`,
    }),
    entityFilterOptions(followedBy),
  ]);
  const limit = limitsOf(reader.tier).entities;
  return {
    ...page,
    count,
    options,
    followedCount,
    rows: page.rows.map(({ isReadable, ...entity }) => ({ ...entity, locked: !isReadable })),
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
