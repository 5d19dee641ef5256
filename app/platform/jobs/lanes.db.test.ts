import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { databaseKind, db, transact } from '../db.server.ts';
import { childEnvironment } from '../env.server.ts';
import { boss, lanes } from './boss.server.ts';
import type { JobHandlers } from './job.ts';
import { enqueueJob } from './queue.server.ts';
import { runJob } from './run-job.server.ts';
import { startWorker, type Worker } from './worker.server.ts';

let workers: Worker[] = [];
beforeEach(() => db.job.deleteMany());
afterEach(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  workers = [];
});
const start = async (handlers: JobHandlers, places: number) => {
  workers.push(await startWorker(handlers, { places, patienceSeconds: 1 }));
};

const ask = (lane: string, kind = 'ask') =>
  transact((tx) => enqueueJob(tx, { kind, lane, payload: lane }));
const inState = (state: string) => db.job.count({ where: { state } });
const reaches = (state: string, count: number) =>
  expect.poll(() => inState(state), { timeout: 40_000 }).toBe(count);

/**
 * Work that waits for a moment, and what was under way beside it. The first of it waits until `company` of
 * them are, or for half a minute where they never are.
 */
function asking(milliseconds: number, company = 1) {
  const [open, atOnce] = [[] as string[], [] as string[][]];
  const isTogether = Promise.withResolvers<void>();
  const handler = async (lane: unknown) => {
    open.push(String(lane));
    atOnce.push([...open]);
    if (open.length >= company) isTogether.resolve();
    await Promise.race([isTogether.promise, sleep(30_000, null, { ref: false })]);
    await sleep(milliseconds);
    open.splice(open.indexOf(String(lane)), 1);
  };
  return {
    handler,
    most: () => Math.max(...atOnce.map(({ length }) => length)),
    doubled: () => atOnce.filter((lanes) => new Set(lanes).size < lanes.length),
  };
}

it('jobs wait at once for as many hosts as there are places, and never two for one', async () => {
  const { handler, most, doubled } = asking(50, 4);
  // A run and the documents of the same source are jobs of two kinds in one lane.
  for (const host of ['a', 'b', 'c', 'd', 'e', 'f']) {
    for (const kind of ['ask', 'fetch', 'ask']) await ask(host, kind);
  }
  await start({ ask: handler, fetch: handler }, 4);
  await reaches('done', 18);
  expect(doubled()).toEqual([]);
  expect(most()).toBe(4);
});

it('several workers leave a lane to the one that has it', async () => {
  const { handler, most, doubled } = asking(100);
  for (let index = 0; index < 12; index += 1) await ask(index % 2 ? 'a' : 'b');
  await Promise.all([1, 2, 3].map(() => start({ ask: handler }, 4)));
  await reaches('done', 12);
  expect(doubled()).toEqual([]);
  expect(most()).toBe(2);
});

it('whoever wants two jobs of a lane at once is given one', async () => {
  const end = Promise.withResolvers<void>();
  const ids = await Promise.all(Array.from({ length: 8 }, () => ask('a')));
  const outcomes: string[] = [];
  const runs = ids.map(async (id) => {
    outcomes.push(await runJob(id, { ask: () => end.promise }));
  });
  await expect.poll(() => outcomes).toEqual(Array.from({ length: 7 }, () => 'taken'));
  end.resolve();
  await Promise.all(runs);
  expect(outcomes.at(-1)).toBe('done');
});

it('work of other kinds goes on while every place waits', async () => {
  const end = Promise.withResolvers<void>();
  for (const host of ['a', 'b', 'c', 'd', 'e', 'f']) await ask(host);
  await start({ ask: () => end.promise, mail: async () => undefined }, 3);
  await reaches('running', 3);
  await transact((tx) => enqueueJob(tx, { kind: 'mail', payload: {} }));
  await reaches('done', 1);
  expect(await inState('waiting')).toBe(3);
  end.resolve();
  await reaches('done', 7);
});

it('a kind waits for no other, however many kinds have work for hours', async () => {
  const end = Promise.withResolvers<void>();
  const long = Array.from({ length: 8 }, (_, index) => `long-${index}`);
  const handlers = Object.fromEntries(long.map((kind) => [kind, () => end.promise]));
  for (const kind of [...long, ...long]) {
    await transact((tx) => enqueueJob(tx, { kind, payload: {} }));
  }
  await start({ ...handlers, mail: async () => undefined }, 1);
  await reaches('running', 8);
  await transact((tx) => enqueueJob(tx, { kind: 'mail', payload: {} }));
  await reaches('done', 1);
  expect(await inState('waiting')).toBe(8);
  end.resolve();
  await reaches('done', 17);
});

it('a worker that is killed amid them loses none', async () => {
  for (let index = 0; index < 12; index += 1) await ask(`host-${index % 6}`);
  const script = `
    const { startWorker } = await import('#app/platform/jobs/worker.server.ts');
    await startWorker({ ask: () => new Promise(() => {}) }, { places: 4 });`;
  const killed = spawn('node', ['--input-type=module', '--eval', script], {
    env: childEnvironment({ NODE_OPTIONS: '' }),
    stdio: 'ignore',
  });
  await reaches('running', 4);
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  await afterTheirLease();
  const { handler, doubled } = asking(20);
  await start({ ask: handler }, 4);
  await reaches('done', 12);
  expect(doubled()).toEqual([]);
  expect(await db.job.count({ where: { attempts: 2 } })).toBe(4);
});

/** Nobody has heard of the dead for as long as leases and the messages of PostgreSQL last. */
async function afterTheirLease() {
  const where = { state: 'running' };
  await db.job.updateMany({ where, data: { leasedUntil: new Date(Date.now() - 60_000) } });
  if (databaseKind === 'sqlite') return;
  const queue = await boss();
  const messages = await queue.findJobs(lanes);
  const dead = messages.filter(({ state }) => state === 'active').map(({ id }) => id);
  expect(dead).toHaveLength(4);
  await queue.fail(lanes, dead);
}
