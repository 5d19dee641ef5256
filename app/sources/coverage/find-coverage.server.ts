import type { ListedEntity } from '#app/entities/entity.ts';
import type { EntityFilterOptions } from '#app/entities/entity-filter.ts';
import { filterOptionsIn, passes } from '#app/entities/find-entities.server.ts';
import { whereAll } from '#app/platform/db/sql.server.ts';
import { db } from '#app/platform/db.server.ts';
import {
  type ListKey,
  type Page,
  type Place,
  pageByKey,
  type Walk,
} from '#app/platform/page-by-key.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { CoverageColumn, CoverageList } from './coverage-list.ts';
import type { BodyCoverage } from './read-body-coverage.server.ts';

export type CoveredBody = ListedEntity &
  BodyCoverage & {
    sortTitle: string;
    /** Meetings of the last twelve months */
    known: number;
    held: number;
    summarised: number;
    withoutRecord: number;
    sources: number;
    /** Those that cannot be read or bring nothing */
    sourcesInNeed: number;
  };

/** All of the bodies that pass a filter together. */
export type CoverageSum = {
  bodies: number;
  held: number;
  summarised: number;
  withoutRecord: number;
  /** Bodies of which a source cannot be read or brings nothing */
  bodiesInNeed: number;
  /** When it was counted last; null where nothing was */
  countedAt: Date | null;
};

export type FoundCoverage = Page<CoveredBody> & { sum: CoverageSum; options: EntityFilterOptions };

/** The bodies that are watched and pass the filter, a page at a time, in the order asked for. */
export async function findCoverage(list: CoverageList, place: Place = {}): Promise<FoundCoverage> {
  const [page, sum, options] = await Promise.all([
    pageOfCoverage(list, place),
    sumUp(list),
    filterOptionsIn(Prisma.sql`body_coverage`),
  ]);
  return { ...page, sum, options };
}

/** The same without what is said around the list. */
export function pageOfCoverage(
  list: CoverageList,
  place: Place = {},
  size?: number,
): Promise<Page<CoveredBody>> {
  const { text, kind } = sorts[list.sort.column];
  return pageByKey<CoveredBody>({
    place,
    ...(size && { size }),
    keyOf: (row) => ({ value: text(row), id: row.id }),
    isKey: (key) => readKey[kind](key) !== null,
    read: (walk) => takeRows(list, walk),
  });
}

/** What a key says in the sorted column; null for a key of another order. */
const readKey = {
  text: ({ value }: ListKey) => value,
  number: ({ value }: ListKey) => (/^\d{1,9}$/.test(value ?? '') ? Number(value) : null),
  moment: ({ value }: ListKey) =>
    /^[1-9]\d{3}-/.test(value ?? '') && !Number.isNaN(Date.parse(value ?? ''))
      ? new Date(value ?? 0)
      : null,
} as const satisfies Record<string, (key: ListKey) => string | number | Date | null>;

/** Bodies without a figure for how soon stand behind all that have one. */
const never = 1_000_000;

type Sorting = { by: Prisma.Sql; kind: keyof typeof readKey; text: (row: CoveredBody) => string };

const sorts: Readonly<Record<CoverageColumn, Sorting>> = {
  name: { by: Prisma.sql`sort_title`, kind: 'text', text: ({ sortTitle }) => sortTitle },
  since: {
    ...{ by: Prisma.sql`watched_since`, kind: 'moment' },
    text: ({ watchedSince }) => watchedSince.toISOString(),
  },
  soon: {
    ...{ by: Prisma.sql`coalesce(usual_days, ${never})`, kind: 'number' },
    text: ({ usualDays }) => String(usualDays ?? never),
  },
  summarised: {
    ...{ by: Prisma.sql`summarised`, kind: 'number' },
    text: ({ summarised }) => String(summarised),
  },
  missing: {
    ...{ by: Prisma.sql`without_record`, kind: 'number' },
    text: ({ withoutRecord }) => String(withoutRecord),
  },
};

const watchedBodies = Prisma.sql`
  body_coverage JOIN govt_entities ON govt_entities.id = body_coverage.govt_entity_id`;

function takeRows({ filter, sort }: CoverageList, { from, backwards, take }: Walk) {
  const { by, kind } = sorts[sort.column];
  // Of the same table as what it stands behind, so that an index has the order.
  const key = sort.column === 'name' ? Prisma.sql`id` : Prisma.sql`govt_entity_id`;
  const ascending = (sort.direction === 'asc') !== backwards;
  const [direction, past] = ascending
    ? [Prisma.sql`ASC`, Prisma.sql`>`]
    : [Prisma.sql`DESC`, Prisma.sql`<`];
  const beyond = from
    ? [Prisma.sql`(${by}, ${key}) ${past} (${readKey[kind](from)}, ${from.id})`]
    : [];
  return db.$queryRaw<CoveredBody[]>`
    SELECT id, entity_name AS "name", entity_description AS "description",
           entity_type AS "type", state, county, sort_title AS "sortTitle",
           watched_since AS "watchedSince", usual_days AS "usualDays", usual_of AS "usualOf",
           known, held, summarised, without_record AS "withoutRecord", sources,
           sources_in_need AS "sourcesInNeed"
    FROM ${watchedBodies} ${whereAll([...passes(filter), ...beyond])}
    ORDER BY ${by} ${direction}, ${key} ${direction} LIMIT ${take}`;
}

async function sumUp({ filter }: CoverageList): Promise<CoverageSum> {
  const conditions = passes(filter);
  // Without a filter the bodies themselves are not asked for.
  const rows = conditions.length > 0 ? watchedBodies : Prisma.sql`body_coverage`;
  type Sums = Record<Exclude<keyof CoverageSum, 'countedAt'>, bigint | number | null>;
  const [row] = await db.$queryRaw<(Sums & { countedAt: Date | string | null })[]>`
    SELECT count(*) AS "bodies", sum(held) AS "held", sum(summarised) AS "summarised",
           sum(without_record) AS "withoutRecord", max(counted_at) AS "countedAt",
           sum(CASE WHEN sources_in_need > 0 THEN 1 ELSE 0 END) AS "bodiesInNeed"
    FROM ${rows} ${whereAll(conditions)}`;
  return {
    bodies: Number(row?.bodies),
    held: Number(row?.held),
    summarised: Number(row?.summarised),
    withoutRecord: Number(row?.withoutRecord),
    bodiesInNeed: Number(row?.bodiesInNeed),
    countedAt: row?.countedAt ? new Date(row.countedAt) : null,
  };
}
