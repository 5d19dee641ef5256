// `node tests/bench/many-sources.ts [--sources 1000] [--documents 5] [--readers 5]`: a run over many sources,
// each at a host of its own, at the pace that real ones are asked at, while readers read so many pages a
// second. Of a hundred sources so many have documents, whose reading takes a processor; the others are
// calendars. On the database of DATABASE_URL, which has to be empty; on SQLite if none is given.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { connect } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { memoryOf } from '#tests/support/process-memory.ts';
import { runProgram } from '#tests/support/run-program.ts';
import { tooSoon } from '#tests/support/source-host.ts';
import type { Seen } from './many-sources/city-halls.ts';
import { liveObjectsOf } from './many-sources/live-objects.ts';
import { pagesOf } from './many-sources/pages-of.ts';
import { quantile, type Reading, readSteadily } from './many-sources/read-steadily.ts';
import { startSiteAndWorker } from './many-sources/start-site.ts';
import { becameOf, progressOf, wrongCities } from './many-sources/what-came.ts';

const { values } = parseArgs({
  options: {
    sources: { type: 'string', default: '1000' },
    documents: { type: 'string', default: '5' },
    readers: { type: 'string', default: '5' },
  },
});
const wanted = Number(values.sources);
const folder = 'tests/bench/many-sources';
/** Seconds between an answer and the next question, by the clock of the host */
const promisedPace = 3;

const halls = fork(`${folder}/city-halls.ts`, [values.sources], { serialization: 'advanced' });
const [cityHalls] = (await once(halls, 'message')) as [number];
const site = await startSiteAndWorker({ databaseUrl: env.DATABASE_URL, cityHalls });
const db = connect(site.environment.DATABASE_URL);
const pages = await pagesOf(db, site.url);
// What is asked for the first time is not what readers wait for.
await readSteadily({ ...site, pages, perSecond: 20, until: AbortSignal.timeout(5000) });

const settled = await runProgram(
  [`${folder}/settle-cities.ts`, values.sources, values.documents, String(cityHalls)],
  { environment: site.environment },
);
if (settled.code !== 0) throw new Error(settled.errors);

const began = performance.now();
const minutes = () => (performance.now() - began) / 60_000;
const end = new AbortController();
const reading = readSteadily({
  ...{ url: site.url, pages, perSecond: Number(values.readers), until: end.signal },
});
const memory: Record<string, number[]> = {};
const liveObjects: number[] = [];
let readAt = 0;
for (let step = 0; ; step += 1) {
  await sleep(2000);
  for (const [what, pid] of Object.entries(site.pids)) {
    memory[what] ??= [];
    memory[what].push((await memoryOf(pid)).now);
  }
  const { sources, runs, lanes } = await progressOf(db);
  if (sources === wanted && runs === 0) readAt ||= minutes();
  if (step % 5 === 0) liveObjects.push(await liveObjectsOf(site.url, site.metricsToken));
  if (step % 10 === 0) {
    const held = Object.entries(memory).map(
      ([what, all]) => `${what} ${all.at(-1)?.toFixed(0)} MB`,
    );
    console.log(
      `${minutes().toFixed(1)} min: ${sources} sources read, ${lanes} jobs in lanes, ${held.join(', ')}`,
    );
  }
  if (readAt > 0 && lanes === 0) break;
}
const took = minutes();
end.abort();
const readings = await reading;
halls.send('tell');
const [seen] = (await once(halls, 'message')) as [Seen];

const { questions } = seen;
const hosts = new Set(questions.map(({ host }) => host)).size;
console.log(
  `\n${wanted} sources read after ${readAt.toFixed(1)} minutes, all taken in after ${took.toFixed(1)}`,
);
console.log(`${questions.length} questions at ${hosts} hosts`);
tellProblems('questions too soon or at once', tooSoon(questions, promisedPace));
tellProblems('cities whose meetings are not as told', await wrongCities(db, seen));
tellProblems(
  'readers who met an error',
  readings.flatMap(({ page, problem }) => (problem ? [`${page}: ${problem}`] : [])),
);
for (const [what, all] of Object.entries(memory)) tellMemory(what, all, mean);
tellMemory('web, objects that stay', liveObjects, (some) => Math.min(...some));
const byPage = Map.groupBy(readings, ({ page }) => page);
for (const [page, all] of [...byPage, ['all', readings] as const]) tellTimes(page, all);
for (const line of await becameOf(db)) console.log(line);

await db.$disconnect();
halls.disconnect();
await site.stop();

function tellProblems(what: string, problems: readonly string[]): void {
  console.log(`${problems.length} ${what}`);
  if (problems.length > 0) process.exitCode = 1;
  for (const problem of problems.slice(0, 5)) console.log(`  ${problem}`);
}

function tellMemory(
  what: string,
  all: readonly number[],
  of: (some: readonly number[]) => number,
): void {
  const quarter = Math.ceil(all.length / 4);
  const [first, last] = [of(all.slice(0, quarter)), of(all.slice(-quarter))];
  const most = Math.max(...all).toFixed(0);
  console.log(
    `${what}: ${first.toFixed(0)} MB in the first quarter, ${last.toFixed(0)} in the last, ${most} at most`,
  );
}

function tellTimes(page: string, all: readonly Reading[]): void {
  const at = (share: number) => quantile(all, share).toFixed(1).padStart(7);
  console.log(
    `${page.padEnd(16)} ${String(all.length).padStart(6)} readings, median ${at(0.5)} ms, 99% ${at(0.99)} ms, slowest ${at(0.99999)} ms`,
  );
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
