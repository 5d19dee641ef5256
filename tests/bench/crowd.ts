// `npm run bench -- crowd [--readers 1000] [--seconds 120] [--think 15] [--start 15] [--on sqlite|postgres]`: so
// many signed-in readers read the built site, whose web process has one core, a page each in so many seconds, while
// records are taken in, drafted and published. Told are how long answers took in the first seconds of the process,
// when it reads and compiles what it runs, and after that; what failed; and how long the process kept its callers
// waiting by its own account.
import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { childEnvironment } from '#app/platform/env.server.ts';
import { freePort } from '#tests/support/free-port.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { startJobs } from '#tests/support/site-process.ts';
import { type CrowdReader, readAsCrowd } from './crowd/read-as-crowd.ts';
import { processorTime, startPinned } from './pinned-server.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    readers: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '120' },
    think: { type: 'string', default: '15' },
    start: { type: 'string', default: '15' },
    on: { type: 'string', default: 'sqlite' },
  },
});

const dataDir = await mkdtemp(join(tmpdir(), 'dais-crowd-'));
const postgres = values.on === 'postgres' ? await startPostgres() : null;
const databaseUrl = (await postgres?.createDatabase()) ?? `file:${join(dataDir, 'dais.db')}`;
const metricsToken = randomUUID();
const environment = {
  ...{ DAIS_MODE: 'demo', LOG_LEVEL: 'error', CITY_HALL_PORT: '0', DATA_DIR: dataDir },
  // Each reader has an address of their own.
  ...{ DATABASE_URL: databaseUrl, TRUST_PROXY: '1', METRICS_TOKEN: metricsToken },
};
const site = await startPinned({
  ...{ command: ['node', 'server/start.ts'], port: await freePort(), path: '/healthz' },
  environment: { ...environment, WORKER: postgres ? 'off' : 'inline' },
});
const jobs = postgres ? startJobs({ databaseUrl, dataDir }) : null;

const env = childEnvironment({ NODE_ENV: 'production', ...environment });
const settle = ['tests/bench/crowd/settle-readers.ts', values.readers];
await promisify(execFile)('node', settle, { env });
// As the program has written it.
const readers = JSON.parse(await readFile(join(dataDir, 'readers.json'), 'utf8')) as CrowdReader[];

const intake = spawn('node', ['tests/bench/crowd/take-in.ts'], {
  env,
  stdio: ['ignore', 'inherit', 'inherit'],
});
const before = await processorTime(site.pid);
const load = await readAsCrowd({
  ...{ url: site.url, readers, seconds: Number(values.seconds), think: Number(values.think) },
});
const spent = (await processorTime(site.pid)) - before;
intake.kill('SIGTERM');
await once(intake, 'exit');
const metrics = await fetch(`${site.url}/metrics`, {
  headers: { authorization: `Bearer ${metricsToken}` },
});
const told = await metrics.text();
const lag = (percentile: string) => {
  const seconds = new RegExp(`^nodejs_eventloop_lag_${percentile}_seconds (\\S+)$`, 'm').exec(told);
  return seconds ? `${(Number(seconds[1]) * 1000).toFixed(1)} ms` : 'untold';
};
const start = Number(values.start) * 1000;
const times = (within: (at: number) => boolean) => {
  const taken = load.answers.filter(({ at }) => within(at)).map(({ took }) => took);
  taken.sort((one, other) => one - other);
  const at = (share: number) => (taken[Math.floor(share * taken.length)] ?? 0).toFixed(1);
  return `median ${at(0.5)} ms, 95% ${at(0.95)} ms, 99% ${at(0.99)} ms`;
};
console.log(
  `${readers.length} readers, ${load.answers.length} pages, ${load.failures.length} failed`,
);
console.log(`answers of the first ${values.start} s: ${times((at) => at < start)}`);
console.log(`answers after them: ${times((at) => at >= start)}`);
// Of the web process alone, whatever else the core did.
console.log(`processor: ${(spent / load.answers.length).toFixed(1)} ms a page`);
console.log(`delay of the loop: median ${lag('p50')}, 99% ${lag('p99')}`);
for (const failure of load.failures.slice(0, 10)) console.log(failure);

await site.stop();
await jobs?.end('SIGTERM');
await postgres?.stop();
await rm(dataDir, { recursive: true, force: true });
process.exit(load.failures.length > 0 ? 1 : 0);
