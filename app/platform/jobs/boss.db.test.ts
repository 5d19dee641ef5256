import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { databaseKind, transact } from '../db.server.ts';
import { env } from '../env.server.ts';
import { boss, deliver, messageOf, stopBoss } from './boss.server.ts';
import { TryLater } from './job.ts';
import { enqueueJob, retryJob } from './queue.server.ts';
import { runJob } from './run-job.server.ts';

describe.runIf(databaseKind === 'postgres')('the queue of an earlier version', () => {
  it('takes on the options of this one', async () => {
    const add = () => transact((tx) => enqueueJob(tx, { kind: 'count', payload: {} }));
    await add();
    const { retryLimit } = (await (await boss()).getQueue('count')) ?? {};
    await stopBoss();
    const client = new pg.Client({ connectionString: env.databaseUrl });
    await client.connect();
    await client.query('UPDATE pgboss.queue SET retry_limit = 1');
    await client.end();
    await add();
    expect(await (await boss()).getQueue('count')).toMatchObject({ retryLimit });
  });
});

describe.runIf(databaseKind === 'postgres')('a message of the queue', () => {
  const add = () => transact((tx) => enqueueJob(tx, { kind: 'count', payload: {} }));
  const messagesOf = async (jobId: string) =>
    (await boss()).findJobs<{ jobId: string }>('count', { data: { jobId } });
  const statesOf = async (jobId: string) =>
    (await messagesOf(jobId)).map(({ state }) => state).sort();

  /** Runs the job of a new message, as the worker does when it has fetched it. */
  async function runFetched(work: () => Promise<void>) {
    const id = await add();
    await (await boss()).fetch('count', { batchSize: 100 });
    const [fetched] = await messagesOf(id);
    expect(fetched?.state).toBe('active');
    const message = messageOf(fetched?.id ?? '', { id, kind: 'count', lane: null });
    return { id, outcome: await runJob(id, { count: work }, { message }) };
  }

  it('is the only one of its job, however often it is sent', async () => {
    const id = await add();
    for (const seconds of [0, 60]) {
      await transact((tx) => deliver(tx, { id, kind: 'count', lane: null }, seconds));
    }
    expect(await statesOf(id)).toEqual(['created']);
  });

  it('ends in the transaction that parks its job, so that a retry finds the way free', async () => {
    const { id, outcome } = await runFetched(async () => {
      throw new AppError('unreadable', 'No text.');
    });
    expect(outcome).toBe('parked');
    expect(await statesOf(id)).toEqual(['completed']);
    expect(await retryJob(id)).toBe(true);
    expect(await statesOf(id)).toEqual(['completed', 'created']);
  });

  it('comes again after a failure, when its queue says', async () => {
    const { id, outcome } = await runFetched(async () => {
      throw new Error('the first time');
    });
    expect(outcome).toBe('again');
    expect(await statesOf(id)).toEqual(['retry']);
    const [message] = await messagesOf(id);
    expect(Number(message?.startAfter)).toBeGreaterThan(Date.now());
  });

  it('makes way for another when its job asks to be tried later', async () => {
    const { id, outcome } = await runFetched(async () => {
      throw new TryLater('not there yet', { seconds: 600 });
    });
    expect(outcome).toBe('later');
    expect(await statesOf(id)).toEqual(['completed', 'created']);
  });
});
