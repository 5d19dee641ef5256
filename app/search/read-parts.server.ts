import { databaseKind, db, type Tx } from '#app/platform/db.server.ts';
import { laggingDb } from '#app/platform/replica/lagging-db.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { allFromIndex } from './from-index.server.ts';
import { newestPassage } from './newest-passage.server.ts';

/** From so many passages on, to read a part takes longer than to ask for it. */
const manyPassages = 500_000;

type Reading = { leaves: 'few' | 'any number'; tx: Tx };

/**
 * Rows of several parts, each with its own limit. Of a long index on PostgreSQL every other part is asked for beside
 * the rest, as each statement has a processor to itself; anywhere else all are one statement.
 */
export async function readParts<Row>(
  parts: readonly Prisma.Sql[],
  { leaves, tx }: Reading,
): Promise<Row[]> {
  const read = (some: readonly Prisma.Sql[]) => tx.$queryRaw<Row[]>`${allFromIndex(some)}`;
  const isTransaction = tx !== db && tx !== laggingDb;
  const mayBeApart = databaseKind === 'postgres' && !isTransaction && leaves === 'any number';
  if (!mayBeApart || parts.length < 2 || (await newestPassage()) < manyPassages) return read(parts);
  const isEven = (_: Prisma.Sql, at: number) => at % 2 === 0;
  const halves = [parts.filter(isEven), parts.filter((part, at) => !isEven(part, at))];
  return (await Promise.all(halves.map(read))).flat();
}
