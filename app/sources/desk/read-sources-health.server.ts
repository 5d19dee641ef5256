import { subMinutes } from 'date-fns/subMinutes';
import { z } from 'zod';
import { countUpTo } from '#app/platform/db/count-up-to.server.ts';
import { rawMoment } from '#app/platform/db/raw-moment.server.ts';
import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { failingCount, silentCount } from './list-sources.server.ts';

/** A worker looks each minute for what is due. */
const patienceMinutes = 15;

const count = z.coerce.number();

/** Each is counted up to `mostCounted`. */
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
  const countOf = (condition: Prisma.Sql) =>
    countUpTo(Prisma.sql`FROM sources WHERE paused_at IS NULL AND ${condition}`);
  const [row] = await db.$queryRaw<unknown[]>`
    SELECT (${countOf(Prisma.sql`1 = 1`)}) AS asked, (${failingCount}) AS failing,
      (${silentCount(now)}) AS silent,
      (${countOf(Prisma.sql`due_at < ${subMinutes(now, patienceMinutes)}`)}) AS overdue,
      (SELECT max(last_worked_at) FROM sources WHERE paused_at IS NULL) AS "lastReadAt"`;
  return health.parse(row);
}
