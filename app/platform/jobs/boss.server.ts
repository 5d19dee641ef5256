import { fromPrisma, PgBoss } from 'pg-boss';
import type { Tx } from '../db.server.ts';
import { env } from '../env.server.ts';
import { log } from '../log.server.ts';
import { backOff, type JobMessage, leaseSeconds, longestSeconds, maxAttempts } from './job.ts';

/** The queue of jobs that have a lane. Of those that have none, each kind has a queue of its own. */
export const lanes = 'lanes';

export const queueOf = ({ kind, lane }: Pick<Delivery, 'kind' | 'lane'>) =>
  lane === null ? kind : lanes;

const queueOptions = {
  // Who looks for messages is told of one when its transaction commits.
  notify: true,
  // When a job is tried again is said here; how often, by its row, which does not count the runs
  // that were interrupted or put off. It is parked long before this.
  retryLimit: maxAttempts * 20,
  retryDelay: backOff(1),
  retryBackoff: true,
  retryDelayMax: backOff(maxAttempts),
  // A message whose worker has died is delivered again; so is one that was held far too long.
  heartbeatSeconds: leaseSeconds,
  expireInSeconds: longestSeconds + 5 * 60,
};

let starting: Promise<PgBoss> | undefined;
const ready = new Map<string, Promise<void>>();

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
  const instance = new PgBoss({
    connectionString: env.directDatabaseUrl,
    max: 4,
    schedule: false,
    useListenNotify: env.WORKER !== 'off',
    // How often is looked for workers that have died.
    superviseIntervalSeconds: 20,
  });
  instance.on('error', (error) => log.error({ err: error }, 'job queue'));
  try {
    await instance.start();
    return instance;
  } catch (error) {
    await instance.stop({ graceful: false }).catch(() => undefined);
    throw error;
  }
}

/** Makes the queue `name` on first use in this process, or gives that of an earlier version these options. */
export function readyQueueOf(instance: PgBoss, name: string): Promise<void> {
  const known = ready.get(name);
  if (known) return known;
  const made = makeQueue(instance, name).catch((error: unknown) => {
    // The database may be back for the next one who asks.
    ready.delete(name);
    throw error;
  });
  ready.set(name, made);
  return made;
}

async function makeQueue(instance: PgBoss, name: string): Promise<void> {
  // Exclusive: of a job there is one message that waits or is worked on, however often it is sent.
  await instance.createQueue(name, { ...queueOptions, policy: 'exclusive' });
  await instance.updateQueue(name, queueOptions);
}

export type Delivery = { id: string; kind: string; lane: string | null };

/**
 * Has a job delivered after `seconds`, in the transaction that writes its row. Where a message of it
 * is there already, that one stands.
 */
export async function deliver(tx: Tx, job: Delivery, seconds = 0): Promise<void> {
  const instance = await boss();
  const name = queueOf(job);
  await readyQueueOf(instance, name);
  await instance.send(
    name,
    { jobId: job.id },
    {
      ...{ db: fromPrisma(tx), startAfter: seconds, singletonKey: job.id },
      group: job.lane === null ? undefined : { id: job.lane },
    },
  );
}

/** What a run does with the message that brought its job. */
export function messageOf(messageId: string, job: Delivery): JobMessage {
  const complete = async (tx: Tx) => {
    await (await boss()).complete(queueOf(job), messageId, null, { db: fromPrisma(tx) });
  };
  return {
    complete,
    async fail(tx) {
      await (await boss()).fail(queueOf(job), messageId, null, { db: fromPrisma(tx) });
    },
    async putOff(tx, seconds) {
      await complete(tx);
      await deliver(tx, job, seconds);
    },
  };
}

/** Lets the deliveries in hand end, for as long as `patienceSeconds`. */
export async function stopBoss(patienceSeconds = 10): Promise<void> {
  if (!starting) return;
  const instance = await starting;
  starting = undefined;
  ready.clear();
  await instance.stop({ graceful: true, timeout: patienceSeconds * 1000 });
}
