import { countTogether } from '#app/platform/db/count-together.server.ts';
import { holdsText, whereAll } from '#app/platform/db/sql.server.ts';
import { db } from '#app/platform/db.server.ts';
import { type Page, type Place, pageByKey, type Walk } from '#app/platform/page-by-key.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { ListedEntity, OfferedEntity } from './entity.ts';
import { type Reader, readableEntity } from './entity-access.server.ts';
import { all, type EntityFilter, type EntityFilterOptions } from './entity-filter.ts';
import type { SelectionChanges } from './selection-changes.ts';

export type FoundEntities = Page<OfferedEntity> & { count: number; options: EntityFilterOptions };

type Query = {
  filter: EntityFilter;
  place?: Place;
  pageSize?: number;
  /** Only what this reader follows. */
  followedBy?: string;
  /** Only what this reader has selected: what they follow, with these changes. */
  selectedBy?: { userId: string; changes: SelectionChanges };
  /** Says of each entity whether this reader may read it. */
  readableTo?: Reader;
};

type AskedEntity = OfferedEntity & { isReadable: boolean };

/** The entities that pass the filter, a page at a time, by the title that readers see. */
export async function findEntities(query: Query): Promise<FoundEntities> {
  const { followedBy } = query;
  const [page, { count }, options] = await Promise.all([
    pageOfEntities(query),
    countTogether({ count: entityCountOf(query) }),
    entityFilterOptions(followedBy),
  ]);
  const rows = page.rows.map(({ isReadable: _, ...entity }) => entity);
  return { ...page, rows, count, options };
}

/** The same without what is said around the list. */
export async function pageOfEntities(query: Query): Promise<Page<AskedEntity>> {
  const { place, pageSize = 50, readableTo } = query;
  const readable = readableTo ? readableEntity(readableTo, Prisma.sql`id`) : Prisma.sql`1 = 1`;
  const conditions = wanted(query);
  const { rows, ...pages } = await pageByKey<SortedEntity>({
    place,
    size: pageSize,
    keyOf: ({ sortTitle, id }) => ({ value: sortTitle, id }),
    isKey: ({ value }) => value !== null,
    read: (walk) => takeRows(conditions, readable, walk),
  });
  return {
    ...pages,
    rows: rows.map(({ sortTitle: _, hasMeetings, readable, ...entity }) => ({
      ...entity,
      hasMeetings: Boolean(hasMeetings),
      isReadable: Number(readable) === 1,
    })),
  };
}

/** The sorted distinct values of what can be filtered by; entities without a county add none. */
export const entityFilterOptions = (followedBy?: string): Promise<EntityFilterOptions> =>
  filterOptionsAmong(followed(followedBy));

/** The same of the rows of govt_entities that meet these conditions. */
export async function filterOptionsAmong(which: Prisma.Sql[]): Promise<EntityFilterOptions> {
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

type SortedEntity = ListedEntity & {
  sortTitle: string;
  hasMeetings: boolean | number;
  readable: bigint | number;
};

/** Whether an entity has any meeting, past or to come; asked of the rows of a page alone. */
export const hasMeetings = (entityId: Prisma.Sql) =>
  Prisma.sql`EXISTS (SELECT 1 FROM meetings WHERE meetings.govt_entity_id = ${entityId})`;

function takeRows(conditions: Prisma.Sql[], readable: Prisma.Sql, { from, backwards, take }: Walk) {
  const order = backwards ? Prisma.sql`DESC` : Prisma.sql`ASC`;
  const past = backwards ? Prisma.sql`<` : Prisma.sql`>`;
  const beyond = from ? [Prisma.sql`(sort_title, id) ${past} (${from.value}, ${from.id})`] : [];
  return db.$queryRaw<SortedEntity[]>`
    SELECT id, entity_name AS "name", entity_description AS "description",
           entity_type AS "type", state, county, sort_title AS "sortTitle",
           ${hasMeetings(Prisma.sql`entity.id`)} AS "hasMeetings",
           CASE WHEN ${readable} THEN 1 ELSE 0 END AS "readable"
    FROM govt_entities AS entity ${whereAll([...conditions, ...beyond])}
    ORDER BY sort_title ${order}, id ${order} LIMIT ${take}`;
}

/** How many entities pass, to be counted with others (`countTogether`). */
export function entityCountOf(query: Query): Prisma.Sql {
  return Prisma.sql`SELECT count(*) FROM govt_entities AS entity ${whereAll(wanted(query))}`;
}

function wanted({ filter, followedBy, selectedBy }: Query): Prisma.Sql[] {
  return [...followed(followedBy), ...selected(selectedBy), ...passes(filter)];
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

function selected(by: Query['selectedBy']): Prisma.Sql[] {
  if (!by) return [];
  const { add, remove } = by.changes;
  const kept = Prisma.join(
    [
      ...followed(by.userId),
      ...(remove.length > 0 ? [Prisma.sql`id NOT IN (${ids(remove)})`] : []),
    ],
    ' AND ',
  );
  return [add.length > 0 ? Prisma.sql`((${kept}) OR id IN (${ids(add)}))` : kept];
}

const ids = (some: string[]) => Prisma.join(some);
