import { databaseKind, type Tx } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { PassageKind } from '../found.ts';
import { wordsOf } from './write-passages.server.ts';

/** The ids of the passages that have words; of an index without content SQLite keeps them apart. */
const withWords =
  databaseKind === 'sqlite'
    ? Prisma.sql`SELECT id FROM passage_words_docsize`
    : Prisma.sql`SELECT passage_id AS id FROM passage_words`;

/** The next ids of passages without words, or of words whose passage is gone, in their order. */
export async function strayWords(tx: Tx, after: number, take: number): Promise<number[]> {
  const rows = await tx.$queryRaw<{ id: bigint | number }[]>`
    SELECT id FROM (
      SELECT id FROM passages WHERE id > ${after}
        AND NOT EXISTS (SELECT 1 FROM (${withWords}) AS words WHERE words.id = passages.id)
      UNION ALL
      SELECT id FROM (${withWords}) AS words WHERE id > ${after}
        AND NOT EXISTS (SELECT 1 FROM passages WHERE passages.id = words.id)
    ) AS stray ORDER BY id LIMIT ${take}`;
  return rows.map(({ id }) => Number(id));
}

/** Writes the words of these passages anew, and deletes those whose passage is gone. */
export async function mendWords(tx: Tx, ids: readonly number[]): Promise<void> {
  const among = Prisma.join([...ids]);
  await tx.$executeRaw(
    databaseKind === 'sqlite'
      ? Prisma.sql`DELETE FROM passage_words WHERE rowid IN (${among})`
      : Prisma.sql`DELETE FROM passage_words WHERE passage_id IN (${among})`,
  );
  const rows = await tx.passage.findMany({ where: { id: { in: [...ids] } } });
  if (rows.length === 0) return;
  // As writePassages wrote it.
  await tx.$executeRaw(wordsOf(rows.map((row) => ({ ...row, kind: row.kind as PassageKind }))));
}
