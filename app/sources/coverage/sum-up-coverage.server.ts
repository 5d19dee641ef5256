import { all, type EntityFilter } from '#app/entities/entity-filter.ts';
import { rowsThatPass } from '#app/entities/find-entities.server.ts';
import { mostCounted } from '#app/platform/counted.ts';
import { whereAll } from '#app/platform/db/sql.server.ts';
import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';

/** All of the bodies that pass a filter together. */
export type CoverageSum = {
  /** One more than `mostCounted` stands for any more where `isCut` */
  bodies: number;
  held: number;
  summarised: number;
  withoutRecord: number;
  /** Bodies of which a source cannot be read or brings nothing */
  bodiesInNeed: number;
  /** When it was counted last; null where nothing was */
  countedAt: Date | null;
  /** There are more than were summed up: a text was asked for that very many names hold */
  isCut: boolean;
};

/** Sums are kept for each state, county and type (coverage_sums); those of a text are of what holds it. */
export async function sumUpCoverage(filter: EntityFilter): Promise<CoverageSum> {
  type Sums = Record<'bodies' | 'held' | 'summarised' | 'withoutRecord' | 'bodiesInNeed', unknown>;
  const [row] = await db.$queryRaw<(Sums & { countedAt: Date | string | null })[]>`
    SELECT sums.*, (SELECT max(counted_at) FROM body_coverage) AS "countedAt"
    FROM (${filter.q ? sumsOfText(filter) : keptSums(filter)}) AS sums`;
  const bodies = Number(row?.bodies ?? 0);
  return {
    bodies,
    held: Number(row?.held ?? 0),
    summarised: Number(row?.summarised ?? 0),
    withoutRecord: Number(row?.withoutRecord ?? 0),
    bodiesInNeed: Number(row?.bodiesInNeed ?? 0),
    countedAt: bodies > 0 && row?.countedAt ? new Date(row.countedAt) : null,
    isCut: filter.q !== '' && bodies > mostCounted,
  };
}

/** Whether any body of this state, county or type is watched. */
export function hasWatched(kind: 'state' | 'county' | 'type', value: Prisma.Sql): Prisma.Sql {
  const cell = (one: typeof kind) => (one === kind ? value : Prisma.sql`''`);
  return Prisma.sql`EXISTS (
    SELECT 1 FROM coverage_sums WHERE state = ${cell('state')} AND county = ${cell('county')}
      AND entity_type = ${cell('type')} AND bodies > 0)`;
}

const keptSums = ({ state, county, type }: EntityFilter) => {
  const cell = (value: string) => (value === all ? '' : value);
  return Prisma.sql`
    SELECT bodies AS "bodies", held AS "held", summarised AS "summarised",
           without_record AS "withoutRecord", bodies_in_need AS "bodiesInNeed"
    FROM coverage_sums
    WHERE state = ${cell(state)} AND county = ${cell(county)} AND entity_type = ${cell(type)}`;
};

function sumsOfText(filter: EntityFilter) {
  const { from, conditions } = rowsThatPass(filter);
  return Prisma.sql`
    SELECT count(*) AS "bodies", sum(held) AS "held", sum(summarised) AS "summarised",
           sum(without_record) AS "withoutRecord", sum(in_need) AS "bodiesInNeed"
    FROM (
      SELECT held, summarised, without_record,
             CASE WHEN sources_in_need > 0 THEN 1 ELSE 0 END AS in_need
      FROM ${from} JOIN body_coverage ON body_coverage.govt_entity_id = entity.id
      ${whereAll(conditions)} LIMIT ${mostCounted + 1}) AS watched`;
}
