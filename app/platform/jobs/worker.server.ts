import { databaseKind, db } from '../db.server.ts';
import { boss, queueName, stopBoss } from './boss.server.ts';
import { type DailyJob, startDailyJobs } from './daily-jobs.server.ts';
import type { JobHandlers } from './job.ts';
import { handBack, runJob } from './run-job.server.ts';
import { workOnTable } from './work-on-table.server.ts';

export type Worker = {
  /**
   * Takes no further job and resolves when those in hand are done. One that takes longer goes back
   * to be done by another worker.
   */
  stop: () => Promise<void>;
};

type Options = { dailyJobs?: readonly DailyJob[]; patienceSeconds?: number };

/** Works through the jobs, and writes those of each day, until it is stopped. */
export async function startWorker(
  handlers: JobHandlers,
  { dailyJobs = [], patienceSeconds = 15 }: Options = {},
): Promise<Worker> {
  const stopping = new AbortController();
  const messages = databaseKind === 'postgres' ? await workOnMessages(handlers) : null;
  const table = workOnTable(
    handlers,
    // PostgreSQL delivers. What is overdue there was lost with its worker or its message.
    messages ? { pollSeconds: 10, overdueSeconds: 30 } : { pollSeconds: 1, overdueSeconds: 0 },
    stopping.signal,
  );
  const days = startDailyJobs(dailyJobs);
  return {
    async stop() {
      stopping.abort();
      const patience = AbortSignal.timeout(patienceSeconds * 1000);
      const lost = new Promise((resolve) => patience.addEventListener('abort', resolve));
      await days.stop();
      await Promise.race([Promise.all([table, messages?.stop(patienceSeconds)]), lost]);
      await handBack();
    },
  };
}

async function workOnMessages(handlers: JobHandlers) {
  const queue = await boss();
  await queue.work<{ jobId: string }>(
    queueName,
    {
      pollingIntervalSeconds: 0.5,
      // Where one job was waiting there may be more.
      burstWhenBatchFull: true,
      // One of each kind at a time (`deliver` groups them): none waits for work of another kind.
      localConcurrency: 3,
      localGroupConcurrency: 1,
    },
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
