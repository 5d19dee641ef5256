import { readQueue } from '../jobs/read-queue.server.ts';
import { log } from '../log.server.ts';
import { databaseAnswers, metrics, oldestWait, queuedJobs } from './metrics.server.ts';

/** All that is measured, in Prometheus' text format. What lies in the database is asked for now. */
export async function readMetrics(): Promise<{ body: string; contentType: string }> {
  try {
    await measureQueue(new Date());
    databaseAnswers.set(1);
  } catch (error) {
    // That the database is down is when the rest is wanted most.
    log.error({ err: error }, 'the queue could not be measured');
    databaseAnswers.set(0);
  }
  return { body: await metrics.metrics(), contentType: metrics.contentType };
}

async function measureQueue(now: Date): Promise<void> {
  const kinds = await readQueue(now);
  // Kinds of which nothing is left are to be gone.
  queuedJobs.reset();
  oldestWait.reset();
  for (const { kind, due, later, inHand, parked, dueSince } of kinds) {
    for (const [state, count] of Object.entries({ due, later, running: inHand, parked })) {
      queuedJobs.set({ kind, state }, count);
    }
    const waited = dueSince ? (now.getTime() - dueSince.getTime()) / 1000 : 0;
    oldestWait.set({ kind }, waited);
  }
}
