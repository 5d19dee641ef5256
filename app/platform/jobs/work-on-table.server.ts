import { log } from '../log.server.ts';
import type { JobHandlers } from './job.ts';
import { type DueJob, nextDue } from './next-due.server.ts';
import { runJob, type WorkOptions } from './run-job.server.ts';
import { newJobs } from './wake.server.ts';

const pollMilliseconds = 1000;

/**
 * Does what is due in the table of SQLite, one job of each kind and of each lane at a time: none waits
 * for work of another kind. When it is stopped it resolves once the jobs in hand are done.
 */
export async function workOnTable(handlers: JobHandlers, options: WorkOptions) {
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
  { places, ...options }: WorkOptions,
  stopping: AbortSignal,
): Promise<void> {
  const inHand = new Map<DueJob, Promise<void>>();
  let freed = false;
  while (!stopping.aborted) {
    try {
      freed = false;
      const job = await nextDue([...inHand.keys()], places);
      if (!job) {
        // One that ended while the table was searched has left its kind or lane free.
        if (!freed) await newJobOr(pollMilliseconds, stopping);
        continue;
      }
      const run = runJob(job.id, handlers, options)
        .catch((error: unknown) => log.error({ err: error, jobId: job.id }, 'worker'))
        .then(() => {
          inHand.delete(job);
          freed = true;
          newJobs.emit('job');
        });
      inHand.set(job, run);
    } catch (error) {
      log.error({ err: error }, 'worker');
      await newJobOr(pollMilliseconds, stopping);
    }
  }
  await Promise.all(inHand.values());
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
