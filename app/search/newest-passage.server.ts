import { databaseKind, db } from '#app/platform/db.server.ts';

/** In that time fewer passages are written than the newest window reaches beyond what is known. */
const freshMilliseconds = 2_000;

let known = { id: Promise.resolve(0), at: Number.NEGATIVE_INFINITY };

/** About which passage was written last, for PostgreSQL to begin there; SQLite does so by itself. */
export async function newestPassage(): Promise<number> {
  if (databaseKind === 'sqlite') return 0;
  const now = performance.now();
  // Whoever asks meanwhile waits for the same answer; one that failed is asked for again.
  if (now - known.at > freshMilliseconds) known = { id: askNewest(), at: now };
  return known.id;
}

async function askNewest(): Promise<number> {
  try {
    const [row] = await db.$queryRaw<{ id: bigint }[]>`
      SELECT last_value AS id FROM passages_id_seq`;
    return Number(row?.id ?? 0);
  } catch (error) {
    known.at = Number.NEGATIVE_INFINITY;
    throw error;
  }
}
