import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '#app/platform/db.server.ts';
import { databaseKind } from '#prisma/migration-files.ts';
import { openWriters, type Writer } from './acknowledged-writes.ts';
import { openBalancer } from './balancer.ts';
import { readBusily } from './busy-readers.ts';
import { makeNewerVersion } from './newer-version.ts';
import { runProgram } from './run-program.ts';
import { type SiteProcess, startWeb } from './site-process.ts';

type Given = {
  databaseUrl: string;
  dataDir: string;
  /** For how long one version, or both, serve on before the next step. */
  milliseconds: number;
};

export type Released = {
  answered: number;
  acknowledged: number;
  /** Requests that failed, and processes that complained. */
  failures: string[];
  /** What was acknowledged and is not there. */
  lost: string[];
};

/**
 * Releases the next version while readers read and write, and puts the one before back: the database is migrated
 * under the old code, both serve, the new one alone, both again, and the old one alone on the new database.
 */
export async function releaseUnderLoad({ milliseconds, ...given }: Given): Promise<Released> {
  const kind = databaseKind(given.databaseUrl);
  const newer = await makeNewerVersion(kind);
  const balancer = await openBalancer();
  const failures: string[] = [];
  const open = async (folder?: string) => {
    const web = await startWeb({ ...given, folder, environment: { TRUST_PROXY: '1' } });
    balancer.add(web.url);
    while (!balancer.isReady(web.url)) await pause(20);
    return web;
  };
  const close = async (web: SiteProcess) => {
    // How soon a balancer hears of it is what rolling restarts are about.
    await balancer.remove(web.url);
    await web.end('SIGTERM');
    if (web.output().includes('"level":"error"')) failures.push(web.output());
  };
  // It loads the demonstration where there is none yet.
  let [old] = [await open()];
  const db = connect(given.databaseUrl);
  const end = new AbortController();
  const writers = await openWriters(balancer.url, db, 500);
  const load = { url: balancer.url, db, until: end.signal };
  const reading = readBusily({ ...load, readers: 3, email: 'admin@example.com' });
  const writing = Promise.all(writers.map((writer) => writeOn(writer, balancer.url, end.signal)));

  await pause(milliseconds);
  if (kind === 'postgres') {
    const environment = { DATABASE_URL: given.databaseUrl, DATA_DIR: given.dataDir };
    const { code, errors } = await runProgram(['server/migrate.ts'], {
      folder: newer.folder,
      environment,
    });
    if (code !== 0) failures.push(errors);
    await pause(milliseconds);
  }
  const next = await open(newer.folder);
  await pause(milliseconds);
  await close(old);
  await pause(milliseconds);
  old = await open();
  await pause(milliseconds);
  await close(next);
  await pause(milliseconds);

  end.abort();
  const [{ answered, failures: failed }, written] = [await reading, await writing];
  const lost = await Promise.all(writers.map((writer) => writer.lost()));
  await close(old);
  await balancer.close();
  await db.$disconnect();
  await newer.drop();
  return {
    answered,
    acknowledged: written.reduce((sum, one) => sum + one.times, 0),
    failures: [...failures, ...failed, ...written.flatMap((one) => one.failures)],
    lost: lost.flat(),
  };
}

async function writeOn(writer: Writer, url: string, until: AbortSignal) {
  const [failures, between]: [string[], number] = [[], 20];
  let times = 0;
  for (; !until.aborted; await pause(between)) {
    await writer.write(url).then(
      () => {
        times += 1;
      },
      (error) => failures.push(String(error)),
    );
  }
  return { times, failures };
}
