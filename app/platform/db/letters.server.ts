import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { databaseKind, db } from '../db.server.ts';
import { holdsText } from './sql.server.ts';

/** A text that is found by any letters within it: the migrations called `letters` make its index. */
export type LetteredText = {
  /** Where it stands, in lower case */
  text: Prisma.Sql;
  /** Its table as FROM has it, and the table's id */
  table: Prisma.Sql;
  id: Prisma.Sql;
  /** On SQLite the index is tables beside it, and this one of their texts; null where it is the only one */
  index: 'entity' | 'meeting';
  part: 'title' | 'video' | null;
  /** So many rows are sooner sorted than looked for in the order of a list, which soon meets some of more */
  few: number;
};

/** The index knows three characters in a row. More of them than these would leave hardly fewer rows. */
const letters = 3;
const mostGrams = 24;

/**
 * The condition that a text holds these letters, for a list that is read in its own order: where few rows have them
 * these are taken from the index, and else the list is gone through.
 */
export async function holdsLetters(of: LetteredText, wanted: string): Promise<Prisma.Sql> {
  const holds = holdsText(of.text, wanted);
  const grams = gramsOf(wanted);
  if (grams.length === 0) return holds;
  const found = idsWith(of, grams);
  // Of several, PostgreSQL takes those that are frequent to be so together: it is not told where that ends.
  const counted =
    databaseKind === 'sqlite'
      ? Prisma.sql`SELECT count(*) AS "count" FROM (${found} LIMIT ${of.few + 1}) AS found`
      : Prisma.sql`WITH found AS MATERIALIZED (${found})
          SELECT count(*) AS "count" FROM (SELECT 1 FROM found LIMIT ${of.few + 1}) AS counted`;
  const [row] = await db.$queryRaw<{ count: bigint | number }[]>(counted);
  if (Number(row?.count) > of.few) return holds;
  // As a list of ids, which PostgreSQL does not weigh against going through all rows in their order.
  const isFound =
    databaseKind === 'sqlite'
      ? Prisma.sql`${of.id} IN (${found})`
      : Prisma.sql`${of.id} = ANY (ARRAY(${found}))`;
  return Prisma.sql`(${isFound} AND ${holds})`;
}

/** The rows whose text holds these letters, in no order: from where they are read, and by what. */
export function rowsWithLetters(of: LetteredText, wanted: string) {
  const holds = holdsText(of.text, wanted);
  const grams = gramsOf(wanted);
  if (grams.length === 0) return { from: of.table, condition: holds };
  if (databaseKind === 'postgres') {
    return { from: of.table, condition: Prisma.sql`${hasAll(of, grams)} AND ${holds}` };
  }
  const { index, numbers, key } = tablesOf(of);
  return {
    // CROSS JOIN: the index first, whatever the planner thinks.
    from: Prisma.sql`${index} CROSS JOIN ${numbers} ON ${numbers}.number = ${index}.rowid
      CROSS JOIN ${of.table} ON ${of.id} = ${numbers}.${key}`,
    condition: Prisma.sql`${index} MATCH ${fts5Query(of, grams)} AND ${holds}`,
  };
}

function idsWith(of: LetteredText, grams: readonly string[]): Prisma.Sql {
  if (databaseKind === 'postgres') {
    return Prisma.sql`SELECT ${of.id} FROM ${of.table} WHERE ${hasAll(of, grams)}`;
  }
  const { index, numbers, key } = tablesOf(of);
  return Prisma.sql`
    SELECT ${numbers}.${key} FROM ${index} CROSS JOIN ${numbers} ON ${numbers}.number = ${index}.rowid
    WHERE ${index} MATCH ${fts5Query(of, grams)}`;
}

const hasAll = ({ text }: LetteredText, grams: readonly string[]): Prisma.Sql =>
  Prisma.sql`letters_of(${text}) @> ARRAY[${Prisma.join([...grams])}]::text[]`;

const tablesOf = ({ index }: LetteredText) => ({
  index: Prisma.raw(`${index}_letters_index`),
  numbers: Prisma.raw(`${index}_letters`),
  key: Prisma.raw(`${index}_id`),
});

/** What FTS5 is asked for a text by its letters; null for one that is too short to be asked for. */
export function lettersQuery(part: string | null, text: string): string | null {
  const grams = gramsOf(text);
  return grams.length > 0 ? fts5Query({ part }, grams) : null;
}

function fts5Query({ part }: { part: string | null }, grams: readonly string[]): string {
  const all = grams.map((gram) => `"${gram.replaceAll('"', '""')}"`).join(' AND ');
  return part ? `${part} : (${all})` : all;
}

/** Every three characters in a row; none of a shorter text, which most rows hold. */
function gramsOf(text: string): string[] {
  const characters = [...text];
  const grams = characters.map((_, at) => characters.slice(at, at + letters).join(''));
  // Neither index takes NUL.
  const whole = grams.slice(0, 1 - letters).filter((gram) => !gram.includes('\0'));
  return [...new Set(whole)].slice(0, mostGrams);
}
