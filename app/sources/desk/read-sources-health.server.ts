import { addDays } from 'date-fns/addDays';
import { subMinutes } from 'date-fns/subMinutes';
import { z } from 'zod';
import { rawMoment } from '#app/platform/db/raw-moment.server.ts';
import { db } from '#app/platform/db.server.ts';
import { silentDays } from './list-sources.server.ts';

/** A worker looks each minute for what is due. */
const patienceMinutes = 15;

const count = z.coerce.number();

const health = z.object({
  /** Those that are asked by themselves; a paused one wants nothing. */
  asked: count,
  failing: count,
  /** They can be read, and have told of nothing new for long. */
  silent: count,
  overdue: count,
  lastReadAt: rawMoment,
});

export type SourcesHealth = z.infer<typeof health>;

/** How the sources stand, all together. */
export async function readSourcesHealth(now: Date = new Date()): Promise<SourcesHealth> {
  const [row] = await db.$queryRaw<unknown[]>`
    SELECT count(*) AS asked,
      count(*) FILTER (WHERE failures > 0) AS failing,
      count(*) FILTER (WHERE failures = 0
        AND COALESCE(last_brought_at, created_at) < ${addDays(now, -silentDays)}) AS silent,
      count(*) FILTER (WHERE due_at < ${subMinutes(now, patienceMinutes)}) AS overdue,
      max(last_worked_at) AS "lastReadAt"
    FROM sources WHERE paused_at IS NULL`;
  return health.parse(row);
}
