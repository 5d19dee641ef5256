// `npm run bench -- rolling-restarts [--restarts 50] [--drain 1]`: two web processes of the built site and a
// worker on a PostgreSQL of their own, behind a balancer; one after the other is told to stop and started anew,
// while readers read and save. None of them may notice.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '#app/platform/db.server.ts';
import { openBalancer } from '#tests/support/balancer.ts';
import { readBusily } from '#tests/support/busy-readers.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startJobs, startWeb } from '#tests/support/site-process.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    restarts: { type: 'string', default: '50' },
    drain: { type: 'string', default: '1' },
  },
});

const postgres = await startPostgres();
const dataDir = await mkdtemp(join(tmpdir(), 'dais-restarts-'));
const environment = { WORKER: 'off', TRUST_PROXY: '1', DRAIN_SECONDS: values.drain };
const given = { databaseUrl: await postgres.createDatabase(), dataDir, environment };
const db = connect(given.databaseUrl);
const balancer = await openBalancer();
const open = async () => {
  const web = await startWeb(given);
  balancer.add(web.url);
  while (!balancer.isReady(web.url)) await pause(20);
  return web;
};
// The first one loads the demonstration.
const webs = [await open(), await open()];
const jobs = startJobs(given);

const end = new AbortController();
const reading = readBusily({ url: balancer.url, db, readers: 8, until: end.signal });
for (let restart = 0; restart < Number(values.restarts); restart += 1) {
  const old = webs.shift();
  if (!old) break;
  await old.end('SIGTERM');
  await balancer.remove(old.url);
  if (old.output().includes('"level":"error"')) console.error(old.output());
  webs.push(await open());
}
end.abort();
const { answered, failures } = await reading;
console.log(
  `${values.restarts} restarts, ${answered} requests answered, ${failures.length} failed`,
);
for (const failure of failures.slice(0, 10)) console.log(failure);

await Promise.all([jobs.end('SIGTERM'), ...webs.map((web) => web.end('SIGTERM'))]);
await balancer.close();
await db.$disconnect();
await postgres.stop();
await rm(dataDir, { recursive: true, force: true });
if (failures.length > 0) process.exitCode = 1;
