import { setTimeout as sleep } from 'node:timers/promises';
import { subSeconds } from 'date-fns/subSeconds';
import type { WorkOptions as HowToLook, Job } from 'pg-boss';
import { db, transact } from '../db.server.ts';
import { log } from '../log.server.ts';
import { boss, deliver, lanes, messageOf, readyQueueOf, stopBoss } from './boss.server.ts';
import type { JobHandlers } from './job.ts';
import { type RunOptions, runJob, type WorkOptions } from './run-job.server.ts';

/** Rows that are due for less are on their way; what is overdue has lost its message. */
const overdueSeconds = 30;
const lookMilliseconds = 10_000;
const mostAtOnce = 500;

/** How often is looked for messages: seldom where PostgreSQL tells of new ones, for those that were put off. */
const often = { pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 5 };

type Messages = Job<{ jobId: string }>[];

/** Does what PostgreSQL delivers, until it is stopped. */
export async function workOnMessages(handlers: JobHandlers, { places, ...options }: WorkOptions) {
  const queue = await boss();
  const look = async (name: string, how: HowToLook = {}) => {
    await readyQueueOf(queue, name);
    const id: string = await queue.work(name, { ...often, ...how }, async (messages: Messages) => {
      for (const { id, data } of messages) await answer(id, data.jobId, handlers, options);
      // Where there was one there may be thousands, and its lane is free: whoever has worked looks
      // again at once.
      queue.notifyWorker(id);
    });
  };
  // One of each kind at a time: none waits for work of another kind.
  for (const kind of Object.keys(handlers)) await look(kind);
  for (let place = 0; place < places; place += 1) {
    // One of each lane, of all workers together; two that look in one moment are told apart by the row.
    await look(lanes, { groupConcurrency: 1 });
  }
  const stopping = new AbortController();
  const looking = deliverLost(stopping.signal);
  return {
    async stop(patienceSeconds: number) {
      stopping.abort();
      await looking;
      await stopBoss(patienceSeconds);
    },
  };
}

/** @throws where the message has to come again */
async function answer(
  messageId: string,
  jobId: string,
  handlers: JobHandlers,
  options: RunOptions,
): Promise<void> {
  const job = await db.job.findUnique({
    where: { id: jobId },
    select: { id: true, kind: true, lane: true },
  });
  if (!job) return;
  const message = messageOf(messageId, job);
  const outcome = await runJob(jobId, handlers, { ...options, message });
  if (outcome !== 'taken') return;
  const now = await db.job.findUnique({ where: { id: jobId }, select: { state: true } });
  if (now?.state === 'waiting' || now?.state === 'running') {
    throw new Error(`Job ${jobId} has to be delivered again.`);
  }
}

/** Sends a message for every row that should long have been worked on; most of them have one. */
async function deliverLost(stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    try {
      const overdue = subSeconds(new Date(), overdueSeconds);
      const rows = await db.job.findMany({
        where: {
          OR: [
            { state: 'waiting', runAt: { lte: overdue } },
            { state: 'running', leasedUntil: { lt: overdue } },
          ],
        },
        orderBy: { runAt: 'asc' },
        take: mostAtOnce,
        select: { id: true, kind: true, lane: true },
      });
      if (rows.length > 0) {
        await transact(async (tx) => {
          for (const row of rows) await deliver(tx, row);
        });
      }
    } catch (error) {
      log.error({ err: error }, 'worker');
    }
    await sleep(lookMilliseconds, undefined, { signal: stopping }).catch(() => undefined);
  }
}
