import { batchesById } from '#app/platform/db/batches-by-id.ts';
import { lettersQuery } from '#app/platform/db/letters.server.ts';
import { type Db, databaseKind, transact } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { Check } from './check.ts';

/** The index of letters of a table, on SQLite: elsewhere the database itself keeps it. */
type Letters = {
  table: Prisma.Sql;
  name: 'entity' | 'meeting';
  /** What stands in each column of the index */
  texts: Readonly<Record<string, Prisma.Sql>>;
};

const ofEntities: Letters = {
  ...{ table: Prisma.sql`govt_entities`, name: 'entity' },
  texts: { letters: Prisma.sql`search_text` },
};

const ofMeetings: Letters = {
  ...{ table: Prisma.sql`meetings`, name: 'meeting' },
  texts: {
    title: Prisma.sql`coalesce(search_title, '')`,
    video: Prisma.sql`coalesce(lower(video_id), '')`,
  },
};

export const entityLetters = checkOf(ofEntities, 'entities that are not found by their letters');
export const meetingLetters = checkOf(ofMeetings, 'meetings that are not found by their letters');

function checkOf(of: Letters, finds: string): Check {
  return {
    finds,
    async *look(db) {
      if (databaseKind === 'postgres') return;
      const batches = batchesById(({ after, take }) => rowsAfter(db, of, { after, take }));
      for await (const rows of batches) {
        const found = await lostAmong(db, of, rows);
        if (found.length > 0) yield found;
      }
    },
    mend: { done: 'written anew', each: (db, ids) => writeLetters(db, of, ids) },
  };
}

type Row = { id: string; number: bigint | number | null } & Record<string, unknown>;

const partsOf = ({ texts }: Letters) => Object.entries(texts);

function rowsAfter(db: Db, of: Letters, { after, take }: { after: string; take: number }) {
  const { numbers, key } = namesOf(of);
  const texts = partsOf(of).map(([part, text]) => Prisma.sql`${text} AS ${Prisma.raw(part)}`);
  return db.$queryRaw<Row[]>`
    SELECT id, number, ${Prisma.join(texts)} FROM ${of.table}
    LEFT JOIN ${numbers} ON ${key} = id WHERE id > ${after} ORDER BY id LIMIT ${take}`;
}

/** Each is asked for by its own letters. */
async function lostAmong(db: Db, of: Letters, rows: readonly Row[]): Promise<string[]> {
  const { index } = namesOf(of);
  const isOne = partsOf(of).length === 1;
  const asked = rows.flatMap(({ id, number, ...row }) => {
    const queries = partsOf(of).flatMap(
      ([part]) => lettersQuery(isOne ? null : part, String(row[part])) ?? [],
    );
    return number !== null && queries.length > 0
      ? [[id, Number(number), queries.join(' AND ')]]
      : [];
  });
  const lost = await db.$queryRaw<{ id: string }[]>`
    SELECT value->>0 AS id FROM json_each(${JSON.stringify(asked)}) WHERE NOT EXISTS (
      SELECT 1 FROM ${index} WHERE ${index} MATCH value->>2 AND ${index}.rowid = value->>1)`;
  const without = rows.filter(({ number }) => number === null);
  return [...without, ...lost].map(({ id }) => id);
}

function writeLetters(db: Db, of: Letters, ids: string[]): Promise<void> {
  const { index, numbers, key } = namesOf(of);
  const parts = Prisma.raw(Object.keys(of.texts).join(', '));
  const these = Prisma.join(ids);
  return transact(async (tx) => {
    await tx.$executeRaw`INSERT OR IGNORE INTO ${numbers} (${key})
      SELECT id FROM ${of.table} WHERE id IN (${these})`;
    await tx.$executeRaw`DELETE FROM ${index} WHERE rowid IN (
      SELECT number FROM ${numbers} WHERE ${key} IN (${these}))`;
    await tx.$executeRaw`INSERT INTO ${index} (rowid, ${parts})
      SELECT number, ${Prisma.join(Object.values(of.texts))} FROM ${numbers}
      JOIN ${of.table} ON id = ${key} WHERE ${key} IN (${these})`;
  }, db);
}

const namesOf = ({ name }: Letters) => ({
  index: Prisma.raw(`${name}_letters_index`),
  numbers: Prisma.raw(`${name}_letters`),
  key: Prisma.raw(`${name}_id`),
});
