import { fromPrisma, PgBoss } from 'pg-boss';
import type { Tx } from '../db.server.ts';
import { env } from '../env.server.ts';
import { log } from '../log.server.ts';
import { backOff, maxAttempts } from './job.ts';

/** The queue of PostgreSQL: its messages carry the ids of job rows. */
export const queueName = 'jobs';

let starting: Promise<PgBoss> | undefined;

/** Starts pg-boss on first use; it makes and migrates its own schema. */
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
    await instance.createQueue(queueName, {
      // Tried more often than a job is: some deliveries only find that another process has the lease.
      retryLimit: maxAttempts * 4,
      retryDelay: backOff(1),
      retryBackoff: true,
      retryDelayMax: backOff(maxAttempts),
    });
    return instance;
  } catch (error) {
    await instance.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

/** Puts a job's id in the queue, in the transaction that writes its row; due after `seconds`. */
export async function deliver(tx: Tx, jobId: string, seconds = 0): Promise<void> {
  const instance = await boss();
  await instance.send(queueName, { jobId }, { db: fromPrisma(tx), startAfter: seconds });
}

export async function stopBoss(): Promise<void> {
  if (!starting) return;
  const instance = await starting;
  starting = undefined;
  await instance.stop({ graceful: true, timeout: 10_000 });
}
