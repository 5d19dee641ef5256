import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { countSignIn } from '#app/accounts/attempts.server.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { connect, databaseKind, db } from '../db.server.ts';
import { env } from '../env.server.ts';
import { growingInDatabase, windowInDatabase } from './database-counters.server.ts';
import { growingCounter } from './growing-counter.ts';
import { orInMemory } from './or-in-memory.server.ts';
import { windowCounter } from './window-counter.ts';

const window = { attempts: 10, minutes: 15 };
const growth = { free: 3, longestMinutes: 8, forgottenAfterHours: 24 };

const minutes = (milliseconds: number) => Math.ceil(milliseconds / 60_000);
const passed = (waits: number[]) => waits.filter((wait) => wait === 0).length;

/** As a program takes them that is started for it, at once; how many it was given. */
async function takenByProcess(key: string, attempts: number): Promise<number> {
  const work = `
    const { rateLimit } = await import('#app/platform/limits/rate-limit.server.ts');
    const limit = rateLimit({ name: 'test', attempts: 10, minutes: 15 });
    const takes = Array.from({ length: ${attempts} }, () => limit.take('${key}'));
    const settled = await Promise.allSettled(takes);
    console.log(settled.filter(({ status }) => status === 'fulfilled').length);
    process.exit();`;
  const environment = {
    DATABASE_URL: env.databaseUrl,
    DATA_DIR: env.dataDir,
    LOG_LEVEL: 'silent',
  };
  const { output, errors } = await runProgram(['--input-type=module', '--eval', work], {
    environment,
  });
  expect(errors).toBe('');
  return Number(output);
}

describe.runIf(databaseKind === 'postgres')('limits of several web processes', () => {
  const [one, other] = [connect(env.databaseUrl), connect(env.databaseUrl)];
  const processes = [one, other] as const;
  afterAll(() => Promise.all(processes.map((each) => each.$disconnect())));
  afterEach(() => {
    vi.useRealTimers();
  });

  it('hold for all of them together, and after a restart', async () => {
    const key = crypto.randomUUID();
    const taken = await Promise.all([takenByProcess(key, 25), takenByProcess(key, 25)]);
    expect(taken.reduce((sum, count) => sum + count)).toBe(10);
    expect(await takenByProcess(key, 5)).toBe(0);
    expect(await takenByProcess(`${key} of another`, 5)).toBe(5);
  });

  it('let exactly as many through as may, of however many at once', async () => {
    const counters = [
      ...processes.map((each) => windowInDatabase(window, each)),
      ...processes.map((each) => growingInDatabase({ ...growth, free: 10 }, each)),
    ];
    for (const pair of [counters.slice(0, 2), counters.slice(2)]) {
      const key = crypto.randomUUID();
      const takes = pair.flatMap((each) => Array.from({ length: 25 }, () => each.take(key)));
      expect(passed(await Promise.all(takes))).toBe(10);
    }
  });

  it('count as those in memory do', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const pairs = [
      [windowInDatabase(window, one), windowCounter(window)],
      [growingInDatabase(growth, one), growingCounter(growth)],
      [growingInDatabase({ ...growth, free: 1 }, one), growingCounter({ ...growth, free: 1 })],
    ] as const;
    for (const [shared, memory] of pairs) {
      const key = crypto.randomUUID();
      const told: [number, number][] = [];
      for (let step = 0; step < 60; step += 1) {
        vi.setSystemTime(Date.now() + (step % 7 === 0 ? 5 * 60_000 + 1 : 20_000));
        if (step === 20) await Promise.all([shared.giveBack(key), memory.giveBack(key)]);
        if (step === 40) await Promise.all([shared.forget(key), memory.forget(key)]);
        if (step === 55) vi.setSystemTime(Date.now() + 25 * 60 * 60_000);
        told.push([minutes(await shared.take(key)), minutes(await memory.take(key))]);
      }
      expect(told.map(([wait]) => wait)).toEqual(told.map(([, wait]) => wait));
      expect(new Set(told.map(([wait]) => wait)).size).toBeGreaterThan(2);
    }
  });

  it('say nothing of whom they count', async () => {
    await db.attemptCount.deleteMany();
    const attempt = await countSignIn({ email: 'ada@example.com', address: '203.0.113.9' });
    await attempt.succeeded();
    await countSignIn({ email: 'ada@example.com', address: '203.0.113.9' });
    const rows = await db.attemptCount.findMany();
    expect(rows.map(({ key }) => key.split(' ')[0]).sort()).toEqual([
      'known-addresses',
      'passwords-from-elsewhere',
      'passwords-from-here',
      'passwords-where-owner-has-been',
      'wrong-passwords',
    ]);
    for (const { key } of rows) expect(key).toMatch(/^[a-z-]+ [\w-]{43}$/);
  });

  it('are counted by each process while the database does not answer', async () => {
    const nowhere = connect('postgresql://nobody@127.0.0.1:1/none');
    const counter = orInMemory(windowInDatabase(window, nowhere), windowCounter(window));
    const waits = await Promise.all(Array.from({ length: 50 }, () => counter.take('a')));
    expect(passed(waits)).toBe(10);
    await nowhere.$disconnect();
  });
});

it.runIf(databaseKind === 'sqlite')(
  'one process counts in its memory, and stores nothing',
  async () => {
    await countSignIn({ email: 'ada@example.com', address: '203.0.113.9' });
    expect(await db.attemptCount.count()).toBe(0);
  },
);
