import { type Tx, transact } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { Check } from './check.ts';
import { rowsAtFault } from './rows-at-fault.ts';

/** What triggers count as it changes, held against the rows that are counted: the views say which. */
const cells = Prisma.sql`
  SELECT state, county, entity_type, count(*) AS bodies, sum(held) AS held,
         sum(summarised) AS summarised, sum(without_record) AS without_record,
         sum(in_need) AS bodies_in_need
  FROM coverage_cells GROUP BY state, county, entity_type`;

export const coverageSums: Check = {
  finds: 'places and kinds of bodies whose coverage is summed up wrongly',
  look: (db) =>
    rowsAtFault(
      db,
      Prisma.sql`
        SELECT state || ' / ' || county || ' / ' || entity_type AS id FROM (
          SELECT * FROM (${cells}) AS counted
          UNION ALL
          SELECT state, county, entity_type, -bodies, -held, -summarised, -without_record,
                 -bodies_in_need FROM coverage_sums) AS both_ways
        GROUP BY state, county, entity_type
        HAVING sum(bodies) <> 0 OR sum(held) <> 0 OR sum(summarised) <> 0
          OR sum(without_record) <> 0 OR sum(bodies_in_need) <> 0`,
    ),
  mend: { done: 'summed up anew', each: (db) => transact(sumUpAnew, db) },
};

export async function sumUpAnew(tx: Tx): Promise<void> {
  await tx.coverageSum.deleteMany();
  await tx.$executeRaw`
    INSERT INTO coverage_sums (state, county, entity_type, bodies, held, summarised,
      without_record, bodies_in_need) ${cells}`;
}

const days = Prisma.sql`
  SELECT day, sum(published) AS published, sum(corrected) AS corrected
  FROM published_versions GROUP BY day`;

export const publicationDays: Check = {
  finds: 'days whose publications are counted wrongly',
  look: (db) =>
    rowsAtFault(
      db,
      Prisma.sql`
        SELECT day AS id FROM (
          SELECT * FROM (${days}) AS counted
          UNION ALL
          SELECT day, -published, -corrected FROM publication_days) AS both_ways
        GROUP BY day HAVING sum(published) <> 0 OR sum(corrected) <> 0`,
    ),
  mend: { done: 'counted anew', each: (db) => transact(countDaysAnew, db) },
};

export async function countDaysAnew(tx: Tx): Promise<void> {
  await tx.publicationDay.deleteMany();
  await tx.$executeRaw`INSERT INTO publication_days (day, published, corrected) ${days}`;
}
