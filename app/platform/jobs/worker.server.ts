import { databaseKind, db } from '../db.server.ts';
import { log } from '../log.server.ts';
import { boss, queueName, stopBoss } from './boss.server.ts';
import { type DailyJob, startDailyJobs } from './daily-jobs.server.ts';
import type { JobHandlers } from './job.ts';
import { runJob } from './run-job.server.ts';
import { newJobs } from './wake.server.ts';

export type Worker = {
  /** Takes no further job and resolves when the one in hand is done. */
  stop: () => Promise<void>;
};

/** Works through the jobs, and writes those of each day, until it is stopped. */
export async function startWorker(
  handlers: JobHandlers,
  dailyJobs: readonly DailyJob[] = [],
): Promise<Worker> {
  const work = databaseKind === 'postgres' ? workOnQueue : workOnTable;
  const worker = await work(handlers);
  const days = startDailyJobs(dailyJobs);
  return {
    async stop() {
      await days.stop();
      await worker.stop();
    },
  };
}

async function workOnQueue(handlers: JobHandlers): Promise<Worker> {
  const queue = await boss();
  await queue.work<{ jobId: string }>(
    queueName,
    { pollingIntervalSeconds: 0.5 },
    async (messages) => {
      for (const { data } of messages) {
        const outcome = await runJob(data.jobId, handlers);
        if (['done', 'parked', 'later'].includes(outcome)) continue;
        const job = await db.job.findUnique({ where: { id: data.jobId }, select: { state: true } });
        if (job?.state === 'waiting' || job?.state === 'running') {
          throw new Error(`Job ${data.jobId} has to be delivered again.`);
        }
      }
    },
  );
  return { stop: stopBoss };
}

async function workOnTable(handlers: JobHandlers): Promise<Worker> {
  const pollMilliseconds = 1000;
  const stopping = new AbortController();
  const loop = (async () => {
    while (!stopping.signal.aborted) {
      try {
        const jobId = await nextDue();
        if (jobId) await runJob(jobId, handlers);
        else await newJobOr(pollMilliseconds, stopping.signal);
      } catch (error) {
        log.error({ err: error }, 'worker');
        await newJobOr(pollMilliseconds, stopping.signal);
      }
    }
  })();
  return {
    async stop() {
      stopping.abort();
      await loop;
    },
  };
}

async function nextDue(): Promise<string | null> {
  const now = new Date();
  const job = await db.job.findFirst({
    where: {
      OR: [
        { state: 'waiting', runAt: { lte: now } },
        { state: 'running', leasedUntil: { lt: now } },
      ],
    },
    orderBy: { runAt: 'asc' },
    select: { id: true },
  });
  return job?.id ?? null;
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
