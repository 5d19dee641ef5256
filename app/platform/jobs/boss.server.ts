import { fromPrisma, PgBoss } from 'pg-boss';
import type { Tx } from '../db.server.ts';
import { env } from '../env.server.ts';
import { log } from '../log.server.ts';
import { backOff, maxAttempts } from './job.ts';

/** The queue of PostgreSQL: its messages carry the ids of job rows. */
export const queueName = 'jobs';

const queueOptions = {
  // Tried more often than a job is: some deliveries only find that another process has the lease.
  retryLimit: maxAttempts * 4,
  retryDelay: backOff(1),
  retryBackoff: true,
  retryDelayMax: backOff(maxAttempts),
};

let starting: Promise<PgBoss> | undefined;

/**
 * Starts pg-boss on first use; it makes and migrates its own schema. A server starts it before there
 * are transactions (`readyQueue`), which would wait for it.
 */
export function boss(): Promise<PgBoss> {
  starting ??= start().catch((error: unknown) => {
    // The database may be back for the next one who asks.
    starting = undefined;
    throw error;
  });
  return starting;
}

async function start(): Promise<PgBoss> {
  const instance = new PgBoss({ connectionString: env.databaseUrl, max: 4, schedule: false });
  instance.on('error', (error) => log.error({ err: error }, 'job queue'));
  try {
    await instance.start();
    await instance.createQueue(queueName, queueOptions);
    // A queue of an earlier version keeps its options otherwise.
    await instance.updateQueue(queueName, queueOptions);
    return instance;
  } catch (error) {
    await instance.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

type Delivery = { id: string; kind: string };

/** Puts a job's id in the queue, in the transaction that writes its row; due after `seconds`. */
export async function deliver(tx: Tx, { id, kind }: Delivery, seconds = 0): Promise<void> {
  const instance = await boss();
  const options = { db: fromPrisma(tx), startAfter: seconds, group: { id: kind } };
  await instance.send(queueName, { jobId: id }, options);
}

/** Lets the deliveries in hand end, for as long as `patienceSeconds`. */
export async function stopBoss(patienceSeconds = 10): Promise<void> {
  if (!starting) return;
  const instance = await starting;
  starting = undefined;
  await instance.stop({ graceful: true, timeout: patienceSeconds * 1000 });
}
