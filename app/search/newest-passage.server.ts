import { db } from '#app/platform/db.server.ts';
import { askedEvery } from './asked-every.ts';

/** In that time fewer passages are written than the newest window reaches beyond what is known. */
const freshMilliseconds = 2_000;

/** About which passage was written last, for PostgreSQL to begin there; SQLite does so by itself. */
export const newestPassage = askedEvery(freshMilliseconds, async () => {
  const [row] = await db.$queryRaw<{ id: bigint }[]>`
    SELECT last_value AS id FROM passages_id_seq`;
  return Number(row?.id ?? 0);
});
