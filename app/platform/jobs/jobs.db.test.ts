import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { db, transact } from '../db.server.ts';
import { TryLater } from './job.ts';
import { enqueueJob, latestJob, retryJob } from './queue.server.ts';
import { runJob } from './run-job.server.ts';
import { startWorker, type Worker } from './worker.server.ts';

let worker: Worker | undefined;

afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});

const add = (subjectId: string, payload: unknown = {}, kind = 'count') =>
  transact((tx) => enqueueJob(tx, { kind, payload, subjectId }));

async function stateOf(subjectId: string, wanted: string) {
  await expect
    .poll(async () => (await latestJob(subjectId))?.state, { timeout: 15_000 })
    .toBe(wanted);
}

describe('a run whose lease went to another', () => {
  /** Starts a run that ends when it is told how. */
  async function begin(jobId: string) {
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const outcome = runJob(jobId, {
      count: () => {
        begun.resolve();
        return end.promise;
      },
    });
    await begun.promise;
    return { outcome, ...end };
  }

  it.each(['resolve', 'reject'] as const)('changes nothing of the job: %s', async (ends) => {
    const jobId = await add(`lost ${ends}`);
    const slow = await begin(jobId);
    await db.job.update({ where: { id: jobId }, data: { leasedUntil: new Date(0) } });
    const other = await begin(jobId);
    slow[ends]();
    expect(await slow.outcome).toBe('taken');
    expect((await latestJob(`lost ${ends}`))?.state).toBe('running');
    other.resolve();
    expect(await other.outcome).toBe('done');
  });
});

describe('a job', () => {
  it('is done by the worker and shows how far it is', async () => {
    const seen: unknown[] = [];
    worker = await startWorker({
      count: async (payload, job) => {
        await job.progress(40, 'Counting');
        expect(await latestJob('a')).toMatchObject({
          state: 'running',
          progress: 40,
          step: 'Counting',
        });
        seen.push(payload);
      },
    });
    await add('a', { upTo: 3 });
    await stateOf('a', 'done');
    expect(seen).toEqual([{ upTo: 3 }]);
  });

  it('does not exist when the change that caused it is rolled back', async () => {
    const change = transact(async (tx) => {
      await enqueueJob(tx, { kind: 'count', payload: {}, subjectId: 'b' });
      throw new Error('no');
    });
    await expect(change).rejects.toThrow('no');
    expect(await latestJob('b')).toBeNull();
  });

  it('is tried again when it fails', async () => {
    let attempts = 0;
    worker = await startWorker({
      count: async () => {
        attempts += 1;
        if (attempts < 2) throw new Error('the first time');
      },
    });
    await add('c');
    await stateOf('c', 'done');
    expect(attempts).toBe(2);
  });

  it('that waits for something outside comes back later, however often', async () => {
    let attempts = 0;
    worker = await startWorker({
      count: async () => {
        attempts += 1;
        if (attempts < 7) throw new TryLater('not there yet', { seconds: 0 });
      },
    });
    await add('later');
    await stateOf('later', 'done');
    expect(attempts).toBe(7);
  });

  it('is parked with its reason when trying again cannot help, until an admin retries it', async () => {
    let broken = true;
    worker = await startWorker({
      count: async () => {
        if (broken) throw new AppError('unreadable', 'The record has no text.');
      },
    });
    const id = await add('d');
    await stateOf('d', 'parked');
    expect((await latestJob('d'))?.lastError).toBe('The record has no text.');
    broken = false;
    expect(await retryJob(id)).toBe(true);
    await stateOf('d', 'done');
    expect(await retryJob(id)).toBe(false);
  });

  it('that is stuck is given up in words for an admin, and the next of its kind is done', async () => {
    const stuck = new Promise<void>(() => {});
    worker = await startWorker(
      { count: (payload) => (payload === 'stuck' ? stuck : Promise.resolve()) },
      { longestSeconds: 0.5, patienceSeconds: 1 },
    );
    await add('stuck', 'stuck');
    await stateOf('stuck', 'running');
    await add('after it', {});
    await stateOf('stuck', 'parked');
    expect((await latestJob('stuck'))?.lastError).toContain('took longer than');
    await stateOf('after it', 'done');
  });

  it('whose worker died at every attempt is parked, and takes no further worker with it', async () => {
    const id = await add('poison');
    await db.job.update({
      where: { id },
      data: {
        state: 'running',
        attempts: 5,
        leasedBy: 'dead',
        leasedUntil: new Date(Date.now() - 60_000),
      },
    });
    const runs: number[] = [];
    const outcome = await runJob(id, { count: async () => void runs.push(1) });
    expect([outcome, runs]).toEqual(['parked', []]);
    expect((await latestJob('poison'))?.lastError).toContain('five times');
  });

  it('is run by one of many who want it at once', async () => {
    let runs = 0;
    const handlers = {
      count: async () => {
        runs += 1;
        await new Promise((resolve) => setTimeout(resolve, 50));
      },
    };
    const id = await add('e');
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => runJob(id, handlers)));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(runs).toBe(1);
  });

  it('goes to another worker when its own has died', async () => {
    const id = await add('f');
    const longAgo = new Date(Date.now() - 60_000);
    await db.job.update({
      where: { id },
      data: { state: 'running', leasedBy: 'dead', leasedUntil: longAgo },
    });
    expect(await runJob(id, { count: async () => {} })).toBe('done');
  });

  it('does not wait behind a long one of another kind, but behind one of its own', async () => {
    const long = Promise.withResolvers<void>();
    const done: unknown[] = [];
    const note = async (payload: unknown) => void done.push(payload);
    worker = await startWorker({ draft: () => long.promise, mail: note });
    await add('long', {}, 'draft');
    await stateOf('long', 'running');
    await add('behind', {}, 'draft');
    await add('mail', 'a mail', 'mail');
    await stateOf('mail', 'done');
    expect(done).toEqual(['a mail']);
    expect((await latestJob('behind'))?.state).toBe('waiting');
    long.resolve();
    await stateOf('behind', 'done');
  });

  it('of a thousand is not waited for between one and the next', { timeout: 25_000 }, async () => {
    // Asking twice a second for each would take longer than this test may.
    const many = 100;
    await transact(async (tx) => {
      for (let n = 0; n < many; n += 1) await enqueueJob(tx, { kind: 'one-of-many', payload: {} });
    });
    let done = 0;
    worker = await startWorker({
      'one-of-many': async () => {
        done += 1;
      },
    });
    await expect.poll(() => done, { timeout: 20_000 }).toBe(many);
  });

  it('that a stopping worker cannot finish goes back, and its attempt is not counted', async () => {
    const endless = Promise.withResolvers<void>();
    const stopping = await startWorker({ count: () => endless.promise }, { patienceSeconds: 0.2 });
    const id = await add('handed back');
    await stateOf('handed back', 'running');
    await stopping.stop();
    expect(await db.job.findUnique({ where: { id } })).toMatchObject({
      state: 'waiting',
      attempts: 0,
      leasedUntil: null,
    });
    expect(await runJob(id, { count: async () => {} })).toBe('done');
    endless.resolve();
  });

  it('whose message is lost, or whose worker died with it, is done all the same', async () => {
    const longAgo = new Date(Date.now() - 120_000);
    const row = { kind: 'count', payload: '{}', runAt: longAgo };
    await db.job.createMany({
      data: [
        { ...row, subjectId: 'undelivered' },
        { ...row, subjectId: 'died', state: 'running', leasedBy: 'dead', leasedUntil: longAgo },
      ],
    });
    worker = await startWorker({ count: async () => {} });
    await stateOf('undelivered', 'done');
    await stateOf('died', 'done');
  });
});
