import { holdsText, whereAll } from '#app/platform/db/sql.server.ts';
import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { ListedEntity } from './entity.ts';
import { all, type EntityFilter, type EntityFilterOptions } from './entity-filter.ts';

/** Where a page of the list begins: the name after or before which it stands. */
export type EntityPlace = { after?: string | null; before?: string | null };

export type FoundEntities = {
  entities: ListedEntity[];
  count: number;
  previous: { before: string } | null;
  next: { after: string } | null;
  options: EntityFilterOptions;
};

type Query = {
  filter: EntityFilter;
  place?: EntityPlace;
  pageSize?: number;
  /** Only what this reader follows. */
  followedBy?: string;
};

/** The entities that pass the filter, a page at a time, by name. */
export async function findEntities({
  filter,
  place = {},
  pageSize = 50,
  followedBy,
}: Query): Promise<FoundEntities> {
  const conditions = [...followed(followedBy), ...passes(filter)];
  const backwards = Boolean(place.before);
  const [rows, count, options] = await Promise.all([
    takeRows([...conditions, ...beyond(place)], pageSize + 1, backwards),
    countEntities(conditions),
    entityFilterOptions(followedBy),
  ]);
  const entities = rows.slice(0, pageSize);
  const more = rows.length > pageSize;
  if (backwards) entities.reverse();
  const first = entities.at(0)?.name;
  const last = entities.at(-1)?.name;
  const hasPrevious = backwards ? more : Boolean(place.after);
  const hasNext = backwards || more;
  return {
    entities,
    count,
    previous: hasPrevious && first !== undefined ? { before: first } : null,
    next: hasNext && last !== undefined ? { after: last } : null,
    options,
  };
}

/** The sorted distinct values of what can be filtered by; entities without a county add none. */
export async function entityFilterOptions(followedBy?: string): Promise<EntityFilterOptions> {
  const which = followed(followedBy);
  const hasCounty = Prisma.sql`county IS NOT NULL AND county <> ''`;
  const rows = await db.$queryRaw<{ kind: string; value: string }[]>`
    SELECT DISTINCT 'state' AS "kind", state AS "value"
    FROM govt_entities AS entity ${whereAll(which)}
    UNION ALL
    SELECT DISTINCT 'county', county FROM govt_entities AS entity ${whereAll([...which, hasCounty])}
    UNION ALL
    SELECT DISTINCT 'type', entity_type FROM govt_entities AS entity ${whereAll(which)}
    ORDER BY "value"`;
  const valuesOf = (wanted: string) =>
    rows.flatMap(({ kind, value }) => (kind === wanted ? value : []));
  return { states: valuesOf('state'), counties: valuesOf('county'), types: valuesOf('type') };
}

function takeRows(conditions: Prisma.Sql[], take: number, backwards: boolean) {
  const order = backwards ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  return db.$queryRaw<ListedEntity[]>`
    SELECT id, entity_name AS "name", entity_description AS "description",
           entity_type AS "type", state, county
    FROM govt_entities AS entity ${whereAll(conditions)}
    ORDER BY entity_name ${order} LIMIT ${take}`;
}

/** How many entities pass, to be counted with others (`countTogether`). */
export function entityCountOf(conditions: Prisma.Sql[]): Prisma.Sql {
  return Prisma.sql`SELECT count(*) FROM govt_entities AS entity ${whereAll(conditions)}`;
}

/** What the filter asks of a row of govt_entities. */
export function passes({ q, state, county, type }: EntityFilter): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = [];
  if (q) conditions.push(holdsText(Prisma.sql`search_text`, q.toLowerCase()));
  if (state !== all) conditions.push(Prisma.sql`state = ${state}`);
  if (county !== all) conditions.push(Prisma.sql`county = ${county}`);
  if (type !== all) conditions.push(Prisma.sql`entity_type = ${type}`);
  return conditions;
}

function followed(userId: string | undefined): Prisma.Sql[] {
  if (!userId) return [];
  return [
    Prisma.sql`EXISTS (SELECT 1 FROM user_govt_entity_access AS access
      WHERE access.user_id = ${userId} AND access.govt_entity_id = entity.id)`,
  ];
}

function beyond({ after, before }: EntityPlace): Prisma.Sql[] {
  if (before) return [Prisma.sql`entity_name < ${before}`];
  if (after) return [Prisma.sql`entity_name > ${after}`];
  return [];
}
