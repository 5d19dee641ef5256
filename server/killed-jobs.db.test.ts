import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import {
  isToldToEnd,
  jobsLeft,
  letTimePass,
  workUntilDeath,
} from '#tests/support/killed-worker.ts';
import { sequencesOf } from '#tests/support/sequences.ts';
import { openReceiver } from '#tests/support/webhook-receiver.ts';
import { makeWork } from '#tests/support/work-for-a-worker.ts';
import { lookThrough } from './integrity/look-through.ts';

/** The long form: KILLED_JOBS=5000. A meeting brings some eight jobs. */
const jobs = sequencesOf({ variable: 'KILLED_JOBS', sqlite: 8, postgres: 8 });
const [meetings, mostDeaths] = [Math.ceil(jobs / 8), Math.max(3, Math.ceil(jobs / 20))];
/**
 * In statements. Getting ready takes a worker some twenty, and a job some thirty; where there are many jobs lives
 * are longer, so that the deaths are spread over all of them.
 */
const [fewest, most] = [20, Math.min(250 + jobs, 1200)];
/** Few jobs are done in fewer statements than the longest life has: the first one ends before that. */
const mostOfFirst = 120;

let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  receiver = await openReceiver();
});
afterAll(() => receiver.stop());

it('however often its worker is killed, and wherever, what there is to do is done once', {
  timeout: 120_000 + jobs * 4_000,
}, async () => {
  const work = await makeWork(receiver, meetings);
  // Its bodies were put there without the site, which would have indexed them.
  for await (const _ of lookThrough(db, { mends: true }));
  let deaths = 0;
  // What is done brings more to do, later on.
  while (await isMore()) {
    const longest = deaths === 0 ? mostOfFirst : most;
    const life = fewest + Math.floor(Math.random() * (longest - fewest));
    if (await workUntilDeath(deaths < mostDeaths && !isToldToEnd() ? life : 0)) {
      deaths += 1;
      if (deaths % 50 === 0) await tellSums(deaths);
    }
    await letTimePass();
  }
  await tellSums(deaths);
  expect(deaths).toBeGreaterThan(0);
  expect(await db.job.count({ where: { state: { not: 'done' } } })).toBe(0);
  expect(await work.wrong()).toEqual([]);
  const findings: string[] = [];
  for await (const { check } of lookThrough(db, { mends: false })) findings.push(check.finds);
  expect(findings).toEqual([]);
});

const isMore = async () =>
  (await jobsLeft()) > 0 || (await db.profile.count({ where: { digestDueAt: { not: null } } })) > 0;

async function tellSums(deaths: number) {
  const done = await db.job.groupBy({
    by: ['kind'],
    where: { state: 'done' },
    _count: true,
    orderBy: { kind: 'asc' },
  });
  const all = done.reduce((sum, { _count }) => sum + _count, 0);
  const left = await jobsLeft();
  const kinds = done.map(({ kind, _count }) => `${kind} ${_count}`);
  console.log(`${deaths} deaths, ${all} jobs done, ${left} left:`, ...kinds);
}
