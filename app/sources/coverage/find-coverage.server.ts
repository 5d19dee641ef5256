import type { ListedEntity } from '#app/entities/entity.ts';
import type { EntityFilterOptions } from '#app/entities/entity-filter.ts';
import { filterOptionsWhere, passes } from '#app/entities/find-entities.server.ts';
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
import { type CoverageSum, hasWatched, sumUpCoverage } from './sum-up-coverage.server.ts';

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

export type FoundCoverage = Page<CoveredBody> & { sum: CoverageSum; options: EntityFilterOptions };

/** The bodies that are watched and pass the filter, a page at a time, in the order asked for. */
export async function findCoverage(list: CoverageList, place: Place = {}): Promise<FoundCoverage> {
  const [page, sum, options] = await Promise.all([
    pageOfCoverage(list, place),
    sumUpCoverage(list.filter),
    filterOptionsWhere(hasWatched),
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
    // As the index has it, and with nothing bound.
    ...{ by: Prisma.sql`coalesce(usual_days, ${Prisma.raw(String(never))})`, kind: 'number' },
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
  body_coverage JOIN govt_entities AS entity ON entity.id = body_coverage.govt_entity_id`;

async function takeRows({ filter, sort }: CoverageList, { from, backwards, take }: Walk) {
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
    FROM ${watchedBodies} ${whereAll([...(await passes(filter)), ...beyond])}
    ORDER BY ${by} ${direction}, ${key} ${direction} LIMIT ${take}`;
}
