import { countTogether } from '#app/platform/db/count-together.server.ts';
import { whereAll } from '#app/platform/db/sql.server.ts';
import { db } from '#app/platform/db.server.ts';
import { type Page, type Place, pageByKey, type Walk } from '#app/platform/page-by-key.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { ListedEntity } from './entity.ts';
import type { EntityFilterOptions } from './entity-filter.ts';
import type { EntityColumn, EntityList } from './entity-list.ts';
import { entityCountOf, entityFilterOptions, passes } from './find-entities.server.ts';

export type AdminEntity = ListedEntity & { meetings: number; followers: number };

export type AdminEntities = Page<AdminEntity> & { count: number; options: EntityFilterOptions };

const columns = {
  name: Prisma.sql`entity_name`,
  type: Prisma.sql`entity_type`,
  state: Prisma.sql`state`,
} as const satisfies Record<EntityColumn, Prisma.Sql>;

/** The directory as an admin works on it: 25 at a time, in the order asked for. */
export async function listEntities(
  { filter, sort }: EntityList,
  place: Place = {},
): Promise<AdminEntities> {
  const conditions = await passes(filter);
  const [page, { count }, options] = await Promise.all([
    pageByKey<AdminEntity>({
      place,
      keyOf: (row) => ({ value: row[sort.column], id: row.id }),
      isKey: ({ value }) => value !== null,
      read: (walk) => takeRows(conditions, sort, walk),
    }),
    countTogether({ count: entityCountOf({ filter }) }),
    entityFilterOptions(),
  ]);
  return { ...page, count, options };
}

async function takeRows(
  conditions: Prisma.Sql[],
  sort: EntityList['sort'],
  { from, backwards, take }: Walk,
): Promise<AdminEntity[]> {
  const ascending = (sort.direction === 'asc') !== backwards;
  const [direction, past] = ascending
    ? [Prisma.sql`ASC`, Prisma.sql`>`]
    : [Prisma.sql`DESC`, Prisma.sql`<`];
  const column = columns[sort.column];
  const beyond = from ? [Prisma.sql`(${column}, id) ${past} (${from.value}, ${from.id})`] : [];
  type Counted = ListedEntity & Record<'meetings' | 'followers', bigint | number>;
  const rows = await db.$queryRaw<Counted[]>`
    SELECT id, entity_name AS "name", entity_description AS "description",
           entity_type AS "type", state, county,
           (SELECT count(*) FROM meetings WHERE govt_entity_id = entity.id) AS "meetings",
           (SELECT count(*) FROM user_govt_entity_access AS access
            WHERE access.govt_entity_id = entity.id) AS "followers"
    FROM govt_entities AS entity ${whereAll([...conditions, ...beyond])}
    ORDER BY ${column} ${direction}, id ${direction} LIMIT ${take}`;
  return rows.map(({ meetings, followers, ...entity }) => ({
    ...entity,
    meetings: Number(meetings),
    followers: Number(followers),
  }));
}
