import { setTimeout as pause } from 'node:timers/promises';
import { connect, type Db } from '#app/platform/db.server.ts';
import { openWriters, type Writer } from './acknowledged-writes.ts';
import { freePort } from './free-port.ts';
import { runProgram } from './run-program.ts';
import { startJobs, startWeb } from './site-process.ts';

type Given = {
  databaseUrl: string;
  dataDir: string;
  kills: number;
  /** Once it is aborted there is no further kill; what is there is looked at as ever. */
  until?: AbortSignal;
};
export type Killed = {
  acknowledged: number;
  lost: string[];
  /** Whether no kill came before it: it is what is found at the end. */
  isLast: boolean;
};

/** Things that are acknowledged before a kill, which then comes within milliseconds: however busy the machine is. */
const most = { acknowledged: 25, milliseconds: 25 };
/** More than are published until then. */
const drafts = { forEach: 5, atLeast: 50 };
/** After each kill is looked at what was sent since the last, and at all of it now and then. */
const killsBetweenAll = 50;

/**
 * Kills the site, as a power cut would, again and again while forms are sent to it. Tells after each kill what
 * was acknowledged, and what of it is not there; at last, once the work left over is done, what of all that was
 * ever acknowledged is not there, and what the integrity command finds.
 */
export async function* killWhileWriting({ kills, until, ...given }: Given): AsyncGenerator<Killed> {
  const site = await startSite(given);
  const db = connect(given.databaseUrl);
  try {
    const publications = drafts.atLeast + kills * drafts.forEach;
    const writers = await openWriters(site.url, db, publications);
    // What the writers find was put there without the site, which would have indexed it.
    await integrity(given, '--mend');
    for (let kill = 1; kill <= kills && !until?.aborted; kill += 1) {
      const { promise: enough, resolve } = Promise.withResolvers<void>();
      let left = Math.ceil(Math.random() * most.acknowledged);
      const tell = () => {
        left -= 1;
        if (left === 0) resolve();
      };
      const writing = Promise.all(writers.map((writer) => writeOn(writer, site.url, tell)));
      await Promise.race([enough, writing]);
      await pause(Math.random() * most.milliseconds);
      const { diedWhole } = await site.kill();
      const told = await writing;
      if (diedWhole) await endLeases(db);
      const lost = await lostOf(writers, kill % killsBetweenAll === 0 ? 'all' : 'latest');
      yield {
        acknowledged: told.reduce((sum, { times }) => sum + times, 0),
        lost: [...lost, ...told.flatMap(({ refused }) => refused ?? [])],
        isLast: false,
      };
      await site.start();
    }
    await leftOver(db);
    await site.stop();
    const lost = [...(await lostOf(writers, 'all')), ...(await integrity(given))];
    yield { acknowledged: 0, lost, isLast: true };
  } finally {
    await db.$disconnect();
  }
}

/** How often the process of the jobs dies with the web's, where it is one of its own. */
const jobsDie = 1 / 4;

/**
 * Web and jobs in one process on SQLite, one of each on PostgreSQL. The first start makes the database and loads
 * the demonstration.
 */
async function startSite(given: Omit<Given, 'kills' | 'until'>) {
  const isApart = given.databaseUrl.startsWith('postgres');
  const environment = { TRUST_PROXY: '1', LOG_LEVEL: 'silent' };
  // Sessions and links are of one address.
  const port = await freePort();
  const open = () =>
    startWeb({
      ...{ ...given, port },
      environment: { ...environment, WORKER: isApart ? 'off' : 'inline' },
    });
  const openJobs = () => (isApart ? startJobs({ ...given, environment }) : null);
  let [web, jobs] = [await open(), openJobs()];
  return {
    url: web.url,
    /** Answers with whether nobody is left who had jobs in hand. */
    async kill() {
      const diedWhole = jobs === null || Math.random() < jobsDie;
      await Promise.all([web.end('SIGKILL'), diedWhole && jobs?.end('SIGKILL')]);
      if (diedWhole) jobs = null;
      return { diedWhole };
    },
    async start() {
      jobs ??= openJobs();
      web = await open();
    },
    async stop() {
      await Promise.all([web.end('SIGTERM'), jobs?.end('SIGTERM')]);
    },
  };
}

type Written = { times: number; refused?: string };

/** Writes until nobody answers any more; `tell` is told of all that is acknowledged. */
async function writeOn(writer: Writer, url: string, tell: () => void): Promise<Written> {
  for (let times = 0; ; times += 1) {
    try {
      await writer.write(url);
      tell();
    } catch (error) {
      // What `fetch` throws when the line ends is a TypeError.
      return { times, refused: error instanceof TypeError ? undefined : String(error) };
    }
  }
}

/** What PostgreSQL had in hand when the site died may end a moment later: what is lost is lost then, too. */
async function lostOf(writers: Writer[], which: 'all' | 'latest'): Promise<string[]> {
  const look = async () => (await Promise.all(writers.map((writer) => writer.lost(which)))).flat();
  if ((await look()).length === 0) return [];
  await pause(1000);
  return look();
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
  let [least, seconds] = [Number.POSITIVE_INFINITY, 0];
  for (let left = await db.job.count({ where }); left > 0; left = await db.job.count({ where })) {
    [least, seconds] = left < least ? [left, 0] : [least, seconds + 1];
    if (seconds > 300) throw new Error('In five minutes none of the jobs left was done.');
    await pause(1000);
  }
}

/** What the command says is wrong. */
async function integrity(
  { databaseUrl, dataDir }: Pick<Given, 'databaseUrl' | 'dataDir'>,
  ...options: string[]
): Promise<string[]> {
  const { code, output, errors } = await runProgram(
    ['server/command-line.ts', 'integrity', ...options],
    { environment: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir } },
  );
  return code === 0 ? [] : [output, errors];
}
