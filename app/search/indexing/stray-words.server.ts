import { databaseKind, type Tx } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { PassageKind } from '../found.ts';
import { wordsOf } from './write-passages.server.ts';

/** Of an index without content SQLite keeps apart what is in it, there by the passages' ids turned negative. */
const { table, key, sign } =
  databaseKind === 'sqlite'
    ? {
        table: Prisma.sql`passage_words_docsize`,
        key: Prisma.sql`words.id`,
        sign: Prisma.sql`-`,
      }
    : {
        table: Prisma.sql`passage_words`,
        key: Prisma.sql`words.passage_id`,
        sign: Prisma.empty,
      };

/** The next ids of passages without words, or of words whose passage is gone, in their order. */
export async function strayWords(tx: Tx, after: number, take: number): Promise<number[]> {
  const further =
    databaseKind === 'sqlite' ? Prisma.sql`${key} < ${-after}` : Prisma.sql`${key} > ${after}`;
  const rows = await tx.$queryRaw<{ id: bigint | number }[]>`
    SELECT id FROM (
      SELECT id FROM passages WHERE id > ${after}
        AND NOT EXISTS (SELECT 1 FROM ${table} AS words WHERE ${key} = ${sign}passages.id)
      UNION ALL
      SELECT ${sign}${key} AS id FROM ${table} AS words WHERE ${further}
        AND NOT EXISTS (SELECT 1 FROM passages WHERE passages.id = ${sign}${key})
    ) AS stray ORDER BY id LIMIT ${take}`;
  return rows.map(({ id }) => Number(id));
}

/** Writes the words of these passages anew, and deletes those whose passage is gone. */
export async function mendWords(tx: Tx, ids: readonly number[]): Promise<void> {
  const among = Prisma.join([...ids]);
  await tx.$executeRaw(
    databaseKind === 'sqlite'
      ? Prisma.sql`DELETE FROM passage_words WHERE rowid IN (${Prisma.join(ids.map((id) => -id))})`
      : Prisma.sql`DELETE FROM passage_words WHERE passage_id IN (${among})`,
  );
  const rows = await tx.passage.findMany({ where: { id: { in: [...ids] } } });
  if (rows.length === 0) return;
  // As writePassages wrote it.
  await tx.$executeRaw(wordsOf(rows.map((row) => ({ ...row, kind: row.kind as PassageKind }))));
}
