import { writeInBatches } from '#app/platform/db/write-in-batches.ts';
import { databaseKind, type Tx } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { PassageKind } from '../found.ts';
import { blockMarks } from '../marks.ts';
import type { NewPassage } from './new-passage.ts';
import { passageWords } from './passage-words.ts';
import { tsvector } from './tsvector.ts';

/** Writes passages with their words. What stood in their place is deleted by the caller. */
export async function writePassages(tx: Tx, passages: readonly NewPassage[]): Promise<void> {
  await writeInBatches(passages, async (data) => {
    const rows = await tx.passage.createManyAndReturn({ data });
    // As they were just written.
    const written = rows.map(({ kind, ...row }) => ({ ...row, kind: kind as PassageKind }));
    await tx.$executeRaw(wordsOf(written));
  });
}

/** The statement that writes the words of passages. */
export function wordsOf(passages: readonly (NewPassage & { id: number })[]): Prisma.Sql {
  const words = passages.map(({ id, ...row }) => [id, ...columnsOf(id, row)]);
  return insertion(JSON.stringify(words));
}

function columnsOf(id: number, passage: NewPassage): string[] {
  const { title, words, marks } = passageWords(passage);
  if (databaseKind === 'postgres') {
    return [tsvector({ title, words, marks: [...marks, ...blockMarks(id)] })];
  }
  return [title, words, marks].map((stems) => stems.join(' '));
}

const insertion = (rows: string) =>
  databaseKind === 'postgres'
    ? Prisma.sql`
        INSERT INTO passage_words (passage_id, words)
        SELECT (row->>0)::integer, (row->>1)::tsvector FROM json_array_elements(${rows}::json) AS row`
    : Prisma.sql`
        INSERT INTO passage_words (rowid, title, words, marks)
        SELECT -(value->>0), value->>1, value->>2, value->>3 FROM json_each(${rows})
        ORDER BY 1`;
