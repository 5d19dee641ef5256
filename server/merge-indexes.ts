import { setImmediate as turn } from 'node:timers/promises';
import { databaseKind, transact } from '#app/platform/db.server.ts';
import type { JobHandler } from '#app/platform/jobs/job.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';

/** SQLite's indexes of words and of letters. */
const indexes = ['passage_words', 'meeting_letters_index', 'entity_letters_index'] as const;

/** Pages of a step: others write in between, and nobody waits long for one. */
const pages = 32;
/** More than enough for a night; the next one goes on. */
const mostSteps = 20_000;

/** The job 'merge-indexes'. */
export const mergeIndexesJob: JobHandler = () => mergeIndexes();

/**
 * FTS5 keeps what is added in one piece after the other, and looks each word up in all of them: the more text, the
 * more pieces. Pieces of a size become one here, so that there are few. PostgreSQL's indexes have no such pieces.
 */
export async function mergeIndexes(): Promise<void> {
  if (databaseKind === 'postgres') return;
  for (const index of indexes) {
    const table = Prisma.raw(index);
    // Two of a size are enough; it is kept with the index.
    await transact(async (tx) => {
      await tx.$executeRaw`INSERT INTO ${table}(${table}, rank) VALUES ('usermerge', 2)`;
    });
    for (let step = 0; step < mostSteps && (await mergeSome(table)); step += 1) await turn();
  }
}

/** Whether there may be more to do: a step that finds nothing writes no page. */
const mergeSome = (table: Prisma.Sql): Promise<boolean> =>
  transact(async (tx) => {
    const changes = async () => {
      const [row] = await tx.$queryRaw<{ count: bigint | number }[]>`
        SELECT total_changes() AS "count"`;
      return Number(row?.count);
    };
    const before = await changes();
    await tx.$executeRaw`INSERT INTO ${table}(${table}, rank) VALUES ('merge', ${Prisma.raw(String(pages))})`;
    return (await changes()) - before > 1;
  });
