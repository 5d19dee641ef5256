import { z } from 'zod';
import { db } from '#app/platform/db.server.ts';
import { jobKey } from './index-search.server.ts';
import { indexVersion } from './index-version.ts';

/** To look at all of them would take longer with each meeting. */
export const mostLookedAt = 1000;

const health = z.object({
  /** Of the newest meetings, those that no search finds, or that are read in an earlier way. */
  missing: z.coerce.number(),
  /** How the job stands that indexes everything anew; null where it was never needed. */
  jobState: z.string().nullable(),
  jobStep: z.string().nullable(),
});

export type IndexHealth = z.infer<typeof health>;

/** How the index of the search stands. */
export async function readIndexHealth(): Promise<IndexHealth> {
  const [row] = await db.$queryRaw<unknown[]>`
    SELECT
      (SELECT count(*) FROM (
        SELECT id FROM meetings ORDER BY sort_date DESC, id DESC LIMIT ${mostLookedAt}) AS newest
        WHERE (SELECT 1 FROM indexed_meetings AS indexed
          WHERE indexed.meeting_id = newest.id AND indexed.version = ${indexVersion}
          LIMIT 1) IS NULL) AS missing,
      (SELECT state FROM jobs WHERE "key" = ${jobKey}) AS "jobState",
      (SELECT step FROM jobs WHERE "key" = ${jobKey}) AS "jobStep"`;
  return health.parse(row);
}
