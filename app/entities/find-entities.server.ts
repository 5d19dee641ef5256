import { holdsText, whereAll } from '#app/platform/db/sql.server.ts';
import { db } from '#app/platform/db.server.ts';
import { type ListKey, readListKey, writeListKey } from '#app/platform/page-by-key.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { ListedEntity } from './entity.ts';
import { all, type EntityFilter, type EntityFilterOptions } from './entity-filter.ts';

/** Where a page of the list begins: the key (title and id) after or before which it stands. */
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

/** The entities that pass the filter, a page at a time, by the title that readers see. */
export async function findEntities({
  filter,
  place = {},
  pageSize = 50,
  followedBy,
}: Query): Promise<FoundEntities> {
  const conditions = [...followed(followedBy), ...passes(filter)];
  const before = readKey(place.before);
  const after = before ? null : readKey(place.after);
  const backwards = before !== null;
  const [rows, count, options] = await Promise.all([
    takeRows([...conditions, ...beyond(before ?? after, backwards)], pageSize + 1, backwards),
    countEntities(conditions),
    entityFilterOptions(followedBy),
  ]);
  const shown = rows.slice(0, pageSize);
  const more = rows.length > pageSize;
  if (backwards) shown.reverse();
  const [first, last] = [shown.at(0), shown.at(-1)];
  const hasPrevious = backwards ? more : after !== null;
  const hasNext = backwards || more;
  return {
    entities: shown.map(({ sortTitle: _, ...entity }) => entity),
    count,
    previous: hasPrevious && first ? { before: keyOf(first) } : null,
    next: hasNext && last ? { after: keyOf(last) } : null,
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
  return db.$queryRaw<SortedEntity[]>`
    SELECT id, entity_name AS "name", entity_description AS "description",
           entity_type AS "type", state, county, sort_title AS "sortTitle"
    FROM govt_entities AS entity ${whereAll(conditions)}
    ORDER BY sort_title ${order}, id ${order} LIMIT ${take}`;
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

type SortedEntity = ListedEntity & { sortTitle: string };

type Key = ListKey & { value: string };

const keyOf = ({ sortTitle, id }: SortedEntity) => writeListKey({ value: sortTitle, id });

function readKey(text: string | null | undefined): Key | null {
  const key = readListKey(text ?? null);
  return key && key.value !== null ? { ...key, value: key.value } : null;
}

function beyond(key: Key | null, backwards: boolean): Prisma.Sql[] {
  if (!key) return [];
  const past = backwards ? Prisma.sql`<` : Prisma.sql`>`;
  return [Prisma.sql`(sort_title, id) ${past} (${key.value}, ${key.id})`];
}
