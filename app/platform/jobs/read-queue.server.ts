import { z } from 'zod';
import { rawMoment } from '../db/raw-moment.server.ts';
import { db } from '../db.server.ts';

const count = z.coerce.number();

const row = z.object({
  kind: z.string(),
  /** Those that could begin now. */
  due: count,
  /** Those whose time is still to come. */
  later: count,
  inHand: count,
  /** Of those in hand, the ones whose worker has not been heard of in time. */
  lost: count,
  parked: count,
  /** When the first of the due ones could have begun. */
  dueSince: rawMoment,
});

export type QueuedKind = z.infer<typeof row>;

/** What of each kind of job is not done, by the kind's name; kinds of which all is done are not there. */
export async function readQueue(now: Date = new Date()): Promise<QueuedKind[]> {
  const rows = await db.$queryRaw`
    SELECT kind,
      count(*) FILTER (WHERE state = 'waiting' AND run_at <= ${now}) AS due,
      count(*) FILTER (WHERE state = 'waiting' AND run_at > ${now}) AS later,
      count(*) FILTER (WHERE state = 'running') AS "inHand",
      count(*) FILTER (WHERE state = 'running' AND leased_until < ${now}) AS lost,
      count(*) FILTER (WHERE state = 'parked') AS parked,
      min(CASE WHEN state = 'waiting' AND run_at <= ${now} THEN run_at END) AS "dueSince"
    FROM jobs WHERE state IN ('waiting', 'running', 'parked')
    GROUP BY kind ORDER BY kind`;
  return z.array(row).parse(rows);
}
