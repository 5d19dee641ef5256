import { whereAll } from '#app/platform/db/sql.server.ts';
import { db } from '#app/platform/db.server.ts';
import { type Page, type Place, pageSize } from '#app/platform/newest-first.server.ts';
import { type ListKey, readListKey, writeListKey } from '#app/platform/page-by-key.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { ListedEntity } from './entity.ts';
import type { EntityFilterOptions } from './entity-filter.ts';
import type { EntityColumn, EntityList } from './entity-list.ts';
import { countEntities, entityFilterOptions, passes } from './find-entities.server.ts';

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
  const conditions = passes(filter);
  const before = readKey(place.before);
  const after = before ? null : readKey(place.after);
  const backwards = before !== null;
  const ascending = (sort.direction === 'asc') !== backwards;
  const [found, count, options] = await Promise.all([
    takeRows({
      conditions: [...conditions, ...beyond(sort.column, before ?? after, ascending)],
      column: sort.column,
      ascending,
    }),
    countEntities(conditions),
    entityFilterOptions(),
  ]);
  const more = found.length > pageSize;
  const rows = found.slice(0, pageSize);
  if (backwards) rows.reverse();
  const [first, last] = [rows.at(0), rows.at(-1)];
  const keyOf = (row: ListedEntity) => writeListKey({ value: row[sort.column], id: row.id });
  return {
    rows: await counted(rows),
    previous: first && (backwards ? more : after) ? { before: keyOf(first) } : null,
    next: last && (backwards || more) ? { after: keyOf(last) } : null,
    count,
    options,
  };
}

type Walk = { conditions: Prisma.Sql[]; column: EntityColumn; ascending: boolean };

function takeRows({ conditions, column, ascending }: Walk) {
  const direction = ascending ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  return db.$queryRaw<ListedEntity[]>`
    SELECT id, entity_name AS "name", entity_description AS "description",
           entity_type AS "type", state, county
    FROM govt_entities AS entity ${whereAll(conditions)}
    ORDER BY ${columns[column]} ${direction}, id ${direction} LIMIT ${pageSize + 1}`;
}

function beyond(column: EntityColumn, key: Key | null, ascending: boolean): Prisma.Sql[] {
  if (!key) return [];
  const past = ascending ? Prisma.sql`>` : Prisma.sql`<`;
  const name = columns[column];
  return [
    Prisma.sql`(${name} ${past} ${key.value} OR (${name} = ${key.value} AND id ${past} ${key.id}))`,
  ];
}

async function counted(rows: ListedEntity[]): Promise<AdminEntity[]> {
  const counts = await db.govtEntity.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    select: { id: true, _count: { select: { meetings: true, access: true } } },
  });
  const countOf = new Map(counts.map(({ id, _count }) => [id, _count]));
  return rows.map((row) => ({
    ...row,
    meetings: countOf.get(row.id)?.meetings ?? 0,
    followers: countOf.get(row.id)?.access ?? 0,
  }));
}

type Key = ListKey & { value: string };

function readKey(text: string | null | undefined): Key | null {
  const key = readListKey(text ?? null);
  return key && key.value !== null ? { ...key, value: key.value } : null;
}
