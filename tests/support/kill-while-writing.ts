import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Db } from '#app/platform/db.server.ts';
import { openWriters, type Writer } from './acknowledged-writes.ts';
import { freePort } from './free-port.ts';
import { runProgram } from './run-program.ts';
import { type SiteProcess, startJobs, startWeb } from './site-process.ts';

type Given = { databaseUrl: string; dataDir: string; kills: number };
export type Killed = { acknowledged: number; lost: string[] };

/** From the first thing that is acknowledged to the end of the process. */
const mostMilliseconds = 800;
const publicationsForEach = 12;

/**
 * Kills the site, as a power cut would, again and again while forms are sent to it: web and jobs in one
 * process on SQLite, one of each on PostgreSQL. Tells after each kill what was acknowledged, and what of all
 * that is not there; at last, once the work left over is done, what the integrity command finds.
 */
export async function* killWhileWriting({ kills, ...given }: Given): AsyncGenerator<Killed> {
  // Sessions and links are of one address.
  const port = await freePort();
  const start = () => startSite({ ...given, port });
  // The first one makes the database and loads the demonstration.
  let site = await start();
  const db = connect(given.databaseUrl);
  try {
    const writers = await openWriters(site.web.url, db, kills * publicationsForEach);
    // What the writers find was put there without the site, which would have indexed it.
    await integrity(given, '--mend');
    for (let kill = 0; kill < kills; kill += 1) {
      const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
      const { url } = site.web;
      const writing = Promise.all(writers.map((writer) => writeOn(writer, url, begin)));
      await Promise.race([begun, writing]);
      await pause(Math.random() * mostMilliseconds);
      await site.end('SIGKILL');
      const told = await writing;
      await endLeases(db);
      const lost = await Promise.all(writers.map((writer) => writer.lost()));
      yield {
        acknowledged: told.reduce((sum, { times }) => sum + times, 0),
        lost: [...lost.flat(), ...told.flatMap(({ refused }) => refused ?? [])],
      };
      site = await start();
    }
    await leftOver(db);
    await site.end('SIGTERM');
    yield { acknowledged: 0, lost: await integrity(given) };
  } finally {
    await db.$disconnect();
  }
}

type Web = Omit<Given, 'kills'> & { port: number };

async function startSite({ port, ...given }: Web) {
  const isApart = given.databaseUrl.startsWith('postgres');
  const environment = { TRUST_PROXY: '1', LOG_LEVEL: 'silent' };
  const WORKER = isApart ? 'off' : 'inline';
  const web = await startWeb({ ...given, port, environment: { ...environment, WORKER } });
  const jobs = isApart ? startJobs({ ...given, environment }) : null;
  const end = async (signal: Parameters<SiteProcess['end']>[0]) => {
    await Promise.all([web.end(signal), jobs?.end(signal)]);
  };
  return { web, end };
}

type Written = { times: number; refused?: string };

/** Writes until nobody answers any more; `begin` is told of all that is acknowledged. */
async function writeOn(writer: Writer, url: string, begin: () => void): Promise<Written> {
  for (let times = 0; ; times += 1) {
    try {
      await writer.write(url);
      begin();
    } catch (error) {
      // What `fetch` throws when the line ends is a TypeError.
      return { times, refused: error instanceof TypeError ? undefined : String(error) };
    }
  }
}

/** Whoever held them is dead; nobody waits the minute that they had left. */
const endLeases = (db: Db) =>
  db.job.updateMany({ where: { state: 'running' }, data: { leasedUntil: new Date(0) } });

/**
 * Lets the work that the dead held be done. A job that took five of them with it waits for an admin: so it
 * should, and no more than that is wrong with it.
 */
async function leftOver(db: Db): Promise<void> {
  const where = {
    OR: [{ state: 'waiting', runAt: { lte: new Date() } }, { state: 'running' }],
  };
  await db.job.deleteMany({ where: { state: 'parked', lastError: { contains: 'five times' } } });
  for (let seconds = 0; (await db.job.count({ where })) > 0; seconds += 1) {
    if (seconds > 300) throw new Error('There are jobs that are not done after five minutes.');
    await pause(1000);
  }
}

/** What the command says is wrong. */
async function integrity(given: Omit<Given, 'kills'>, ...options: string[]): Promise<string[]> {
  const { code, output, errors } = await runProgram(
    ['server/command-line.ts', 'integrity', ...options],
    { environment: { DATABASE_URL: given.databaseUrl, DATA_DIR: given.dataDir } },
  );
  return code === 0 ? [] : [output, errors];
}
