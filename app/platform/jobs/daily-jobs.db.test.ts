import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeEach, describe, expect, it } from 'vitest';
import { childEnvironment } from '#app/platform/env.server.ts';
import { db } from '../db.server.ts';
import { enqueueDailyJobs } from './daily-jobs.server.ts';
import { startWorker } from './worker.server.ts';

const dailyJobs = [{ kind: 'count', hour: 4 }];
const at = (moment: string) => enqueueDailyJobs(dailyJobs, new Date(moment));

beforeEach(async () => {
  await db.job.deleteMany();
});

describe('a daily job', () => {
  it('is done by a worker that starts after its hour', async () => {
    const days: unknown[] = [];
    const subjectDay = new Date().toISOString().slice(0, 10);
    const worker = await startWorker(
      {
        midnight: async (payload) => {
          days.push(payload);
        },
      },
      { dailyJobs: [{ kind: 'midnight', hour: 0 }] },
    );
    await expect.poll(() => days, { timeout: 15_000 }).toEqual([{ day: subjectDay }]);
    await worker.stop();
    expect(
      await db.job.findUnique({ where: { key: `daily:midnight:${subjectDay}` } }),
    ).toMatchObject({ state: 'done' });
  });

  it('is written once a day, when its hour has come', async () => {
    expect(await at('2026-11-20T04:00:00Z')).toEqual(['daily:count:2026-11-20']);
    expect(await at('2026-11-20T23:59:59Z')).toEqual([]);
    expect(await at('2026-11-21T03:59:59Z')).toEqual([]);
    expect(await at('2026-11-21T04:00:00Z')).toEqual(['daily:count:2026-11-21']);
    expect(await db.job.count()).toBe(2);
  });

  it('is caught up with once where nobody was there at its hour', async () => {
    await at('2026-11-01T05:00:00Z');
    expect(await at('2026-11-21T03:00:00Z')).toEqual(['daily:count:2026-11-20']);
    expect(await at('2026-11-21T03:01:00Z')).toEqual([]);
  });

  it('is written once by many that want it at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => at('2026-11-21T04:00:00.000Z')));
    expect(all.flat()).toEqual(['daily:count:2026-11-21']);
    expect(await db.job.count()).toBe(1);
  });

  it('is written once by two processes', async () => {
    const script = `
      const { enqueueDailyJobs } = await import('#app/platform/jobs/daily-jobs.server.ts');
      const many = Array.from({ length: 40 }, (_, day) => new Date(Date.UTC(2026, 0, day + 1, 5)));
      for (const now of many) await enqueueDailyJobs([{ kind: 'count', hour: 4 }], now);
      process.exit(0);`;
    const run = () =>
      promisify(execFile)('node', ['--input-type=module', '--eval', script], {
        env: childEnvironment({ NODE_OPTIONS: '' }),
      });
    await Promise.all([run(), run()]);
    const jobs = await db.job.findMany({ select: { key: true, payload: true } });
    expect(jobs).toHaveLength(40);
    expect(jobs[0]?.payload).toBe('{"day":"2026-01-01"}');
  });
});
