import { db } from '../db.server.ts';
import { log } from '../log.server.ts';
import type { JobHandlers } from './job.ts';
import { type RunOptions, runJob } from './run-job.server.ts';
import { newJobs } from './wake.server.ts';

const pollMilliseconds = 1000;

/**
 * Does what is due in the table of SQLite, one job of each kind at a time: none waits for work of
 * another kind. When it is stopped it resolves once the jobs in hand are done.
 */
export async function workOnTable(handlers: JobHandlers, options: RunOptions) {
  const stopping = new AbortController();
  const working = work(handlers, options, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await working;
    },
  };
}

async function work(
  handlers: JobHandlers,
  options: RunOptions,
  stopping: AbortSignal,
): Promise<void> {
  const inHand = new Map<string, Promise<void>>();
  let freed = false;
  while (!stopping.aborted) {
    try {
      freed = false;
      const job = await nextDue([...inHand.keys()]);
      if (!job) {
        // One that ended while the table was searched has left its kind free.
        if (!freed) await newJobOr(pollMilliseconds, stopping);
        continue;
      }
      const run = runJob(job.id, handlers, options)
        .catch((error: unknown) => log.error({ err: error, jobId: job.id }, 'worker'))
        .then(() => {
          inHand.delete(job.kind);
          freed = true;
          newJobs.emit('job');
        });
      inHand.set(job.kind, run);
    } catch (error) {
      log.error({ err: error }, 'worker');
      await newJobOr(pollMilliseconds, stopping);
    }
  }
  await Promise.all(inHand.values());
}

function nextDue(busyKinds: string[]) {
  const now = new Date();
  return db.job.findFirst({
    where: {
      kind: { notIn: busyKinds },
      OR: [
        { state: 'waiting', runAt: { lte: now } },
        { state: 'running', leasedUntil: { lt: now } },
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
