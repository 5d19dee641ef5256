import { subSeconds } from 'date-fns/subSeconds';
import { db } from '../db.server.ts';
import { log } from '../log.server.ts';
import type { JobHandlers } from './job.ts';
import { runJob } from './run-job.server.ts';
import { newJobs } from './wake.server.ts';

type Search = {
  pollSeconds: number;
  /** Rows that are due for less are left to who has them delivered. */
  overdueSeconds: number;
};

/**
 * Does what is due, one job of each kind at a time: none waits for work of another kind. Ends when
 * told to stop, once the jobs in hand are done.
 */
export async function workOnTable(
  handlers: JobHandlers,
  { pollSeconds, overdueSeconds }: Search,
  stopping: AbortSignal,
): Promise<void> {
  const inHand = new Map<string, Promise<void>>();
  let freed = false;
  while (!stopping.aborted) {
    try {
      freed = false;
      const job = await nextDue([...inHand.keys()], overdueSeconds);
      if (!job) {
        // One that ended while the table was searched has left its kind free.
        if (!freed) await newJobOr(pollSeconds * 1000, stopping);
        continue;
      }
      const run = runJob(job.id, handlers)
        .catch((error: unknown) => log.error({ err: error, jobId: job.id }, 'worker'))
        .then(() => {
          inHand.delete(job.kind);
          freed = true;
          newJobs.emit('job');
        });
      inHand.set(job.kind, run);
    } catch (error) {
      log.error({ err: error }, 'worker');
      await newJobOr(pollSeconds * 1000, stopping);
    }
  }
  await Promise.all(inHand.values());
}

function nextDue(busyKinds: string[], overdueSeconds: number) {
  const latest = subSeconds(new Date(), overdueSeconds);
  return db.job.findFirst({
    where: {
      kind: { notIn: busyKinds },
      OR: [
        { state: 'waiting', runAt: { lte: latest } },
        { state: 'running', leasedUntil: { lt: latest } },
      ],
    },
    orderBy: { runAt: 'asc' },
    select: { id: true, kind: true },
  });
}

function newJobOr(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      newJobs.off('job', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, milliseconds);
    newJobs.once('job', done);
    signal.addEventListener('abort', done, { once: true });
    if (signal.aborted) done();
  });
}
