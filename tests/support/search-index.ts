import { databaseKind, db } from '#app/platform/db.server.ts';
import { fts5Query } from '#app/search/fts5-query.ts';
import type { Match } from '#app/search/match.ts';
import { tsquery } from '#app/search/tsquery.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';

/** The ids of the passages that the index answers with. */
export async function matching(match: Match): Promise<number[]> {
  const rows = await db.$queryRaw<{ id: number }[]>(
    databaseKind === 'sqlite'
      ? Prisma.sql`SELECT -rowid AS id FROM passage_words WHERE passage_words MATCH ${fts5Query(match)} ORDER BY id`
      : Prisma.sql`SELECT passage_id AS id FROM passage_words WHERE words @@ ${tsquery(match)}::tsquery ORDER BY passage_id`,
  );
  return rows.map(({ id }) => Number(id));
}

/** What can be found, in an order that does not depend on when it was written. */
export async function indexedPassages() {
  const rows = await db.passage.findMany();
  const passages = rows.map(({ id: _, ...row }) => ({
    ...row,
    sortDate: row.sortDate.toISOString(),
  }));
  return passages.sort((one, other) => compare(JSON.stringify(one), JSON.stringify(other)));
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** How many passages have words in the index. */
export async function countWords(): Promise<number> {
  const [row] = await db.$queryRaw<{ count: number | bigint }[]>`
    SELECT count(*) AS count FROM passage_words`;
  return Number(row?.count);
}
