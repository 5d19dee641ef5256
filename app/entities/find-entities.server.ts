import { countTogether } from '#app/platform/db/count-together.server.ts';
import { countUpTo } from '#app/platform/db/count-up-to.server.ts';
import { distinctValues } from '#app/platform/db/distinct-values.server.ts';
import { holdsLetters, rowsWithLetters } from '#app/platform/db/letters.server.ts';
import { holdsText, whereAll } from '#app/platform/db/sql.server.ts';
import { db } from '#app/platform/db.server.ts';
import { type Page, type Place, pageByKey, type Walk } from '#app/platform/page-by-key.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { ListedEntity, OfferedEntity } from './entity.ts';
import { type Reader, readableEntity } from './entity-access.server.ts';
import { all, type EntityFilter, type EntityFilterOptions } from './entity-filter.ts';
import { entityLetters } from './entity-letters.server.ts';
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
  const conditions = await wanted(query);
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
export async function entityFilterOptions(followedBy?: string): Promise<EntityFilterOptions> {
  return followedBy
    ? optionsAmong(followed(followedBy))
    : filterOptionsWhere(() => Prisma.sql`1 = 1`);
}

const filterColumns = {
  state: Prisma.sql`state`,
  county: Prisma.sql`county`,
  type: Prisma.sql`entity_type`,
} as const;
const filterKinds = ['state', 'county', 'type'] as const;

/** Of very many, those values of which something is true: each is looked up, and the rows are not read. */
export function filterOptionsWhere(
  isOffered: (kind: (typeof filterKinds)[number], value: Prisma.Sql) => Prisma.Sql,
): Promise<EntityFilterOptions> {
  const table = Prisma.sql`govt_entities`;
  return readOptions(
    filterKinds.map((kind) => {
      const where = isOffered(kind, Prisma.sql`walked.value`);
      return distinctValues({ table, column: filterColumns[kind], kind, where });
    }),
  );
}

/** Among few, each of which is read. */
function optionsAmong(which: Prisma.Sql[]): Promise<EntityFilterOptions> {
  return readOptions(
    filterKinds.map((kind) => {
      const column = filterColumns[kind];
      const hasValue = Prisma.sql`${column} <> ''`;
      return Prisma.sql`
        SELECT DISTINCT CAST(${kind} AS TEXT) AS "kind", ${column} AS "value"
        FROM govt_entities AS entity ${whereAll([...which, hasValue])}`;
    }),
  );
}

async function readOptions(parts: Prisma.Sql[]): Promise<EntityFilterOptions> {
  const rows = await db.$queryRaw<{ kind: string; value: string }[]>`
    ${Prisma.join(parts, ' UNION ALL ')} ORDER BY "value"`;
  const valuesOf = (wanted: string) =>
    rows.flatMap(({ kind, value }) => (kind === wanted ? value : []));
  return { states: valuesOf('state'), counties: valuesOf('county'), types: valuesOf('type') };
}

type SortedEntity = ListedEntity & {
  sortTitle: string;
  hasMeetings: boolean | number;
  readable: bigint | number;
};

/**
 * Whether an entity has any meeting, past or to come; asked of the rows of a page alone. As EXISTS,
 * PostgreSQL would read all meetings first, to look the page's up among them.
 */
export const hasMeetings = (entityId: Prisma.Sql) =>
  Prisma.sql`(SELECT 1 FROM meetings WHERE meetings.govt_entity_id = ${entityId} LIMIT 1) IS NOT NULL`;

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

/** How many entities pass, up to `mostCounted`, to be counted with others (`countTogether`). */
export function entityCountOf(query: Query): Prisma.Sql {
  const { from, conditions } = isAmongFew(query)
    ? { from: entityLetters.table, conditions: fewThatPass(query) }
    : rowsThatPass(query.filter);
  return countUpTo(Prisma.sql`FROM ${from} ${whereAll(conditions)}`);
}

const wanted = (query: Query): Promise<Prisma.Sql[]> | Prisma.Sql[] =>
  isAmongFew(query) ? fewThatPass(query) : passes(query.filter);

/** What somebody follows is sooner looked through than the index of letters. */
const isAmongFew = ({ followedBy, selectedBy }: Query) => Boolean(followedBy ?? selectedBy);

const fewThatPass = ({ filter, followedBy, selectedBy }: Query): Prisma.Sql[] => [
  ...followed(followedBy),
  ...selected(selectedBy),
  ...(filter.q ? [holdsText(entityLetters.text, filter.q.toLowerCase())] : []),
  ...isOf(filter),
];

/** What the filter asks of a row of `govt_entities AS entity`, in a list that has its own order. */
export async function passes(filter: EntityFilter): Promise<Prisma.Sql[]> {
  const q = filter.q.toLowerCase();
  return [...(q ? [await holdsLetters(entityLetters, q)] : []), ...isOf(filter)];
}

/** The same rows in no order, to be counted: where they are read from, and what is asked of them. */
export function rowsThatPass(filter: EntityFilter) {
  const q = filter.q.toLowerCase();
  if (!q) return { from: entityLetters.table, conditions: isOf(filter) };
  const { from, condition } = rowsWithLetters(entityLetters, q);
  return { from, conditions: [condition, ...isOf(filter)] };
}

function isOf({ state, county, type }: EntityFilter): Prisma.Sql[] {
  const conditions: Prisma.Sql[] = [];
  if (state !== all) conditions.push(Prisma.sql`state = ${state}`);
  if (county !== all) conditions.push(Prisma.sql`county = ${county}`);
  if (type !== all) conditions.push(Prisma.sql`entity_type = ${type}`);
  return conditions;
}

function followed(userId: string | undefined): Prisma.Sql[] {
  if (!userId) return [];
  return [
    Prisma.sql`entity.id IN (
      SELECT govt_entity_id FROM user_govt_entity_access WHERE user_id = ${userId})`,
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
