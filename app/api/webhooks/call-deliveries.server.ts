import { addMinutes } from 'date-fns/addMinutes';
import type { Tx } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';

/**
 * Has what is due at a moment sent: one job for all webhooks, and no harm where there are two. One that is
 * about to run may not see what this transaction writes.
 */
export async function callDeliveries(tx: Tx, due: Date): Promise<void> {
  const kind = 'deliver-webhooks';
  const isSoon = due < addMinutes(new Date(), 1);
  const where = { kind, state: 'waiting', runAt: due };
  if (!isSoon && (await tx.job.count({ where })) > 0) return;
  await enqueueJob(tx, { kind, payload: {}, runAt: due });
}
