import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { type Site, startSite } from '#tests/support/site.ts';

/**
 * Loads the demonstration once, and lets a site do what follows from it; every worker's site starts
 * from a copy, and has nothing to do but what its tests ask for.
 */
export default async function prepareDemo() {
  // A busy machine loads the demonstration slowly.
  const site = await startSite({ patienceSeconds: 240 });
  await workedOff(site);
  await site.end();
  process.env.DAIS_DEMO_TEMPLATE = dirname(site.database);
  return site.stop;
}

/** The day's jobs are queued a moment after the start: before them, an empty queue says nothing. */
async function workedOff({ database, output }: Site, patienceSeconds = 60): Promise<void> {
  const jobs = new Database(database, { readonly: true, timeout: 10_000 });
  const left = jobs
    .prepare<[string], number>(
      `SELECT count(*) + NOT EXISTS (SELECT 1 FROM jobs WHERE key LIKE 'daily:%') FROM jobs
       WHERE state = 'running' OR (state = 'waiting' AND run_at <= ?)`,
    )
    .pluck();
  try {
    for (const until = Date.now() + patienceSeconds * 1000; Date.now() < until; await sleep(100)) {
      if (left.get(new Date().toISOString()) === 0) return;
    }
    throw new Error(`The demonstration's jobs were not done:\n${output()}`);
  } finally {
    jobs.close();
  }
}
