// `npm run bench -- growth [--meetings 1000000] [--beside 10000] [--on sqlite|postgres] [--keep <folder>]
// [--only <part of an address>]`: what
// every address of the built site asks of its database, with so many meetings and with fewer. SQLite's steps are
// counted, or the rows that PostgreSQL reads: the same on a busy machine. The tests have a short form of it.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '#tests/support/postgres.ts';
import { measureSite } from './growth/measured-site.ts';
import { rowsOnPostgres } from './growth/rows-on-postgres.ts';
import { stepsOnSqlite } from './growth/steps-on-sqlite.ts';
import { tellGrowth } from './growth/tell-growth.ts';

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    meetings: { type: 'string', default: '1000000' },
    beside: { type: 'string', default: '10000' },
    on: { type: 'string', default: 'sqlite' },
    keep: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
/** Meetings of a body, whatever the size. */
const each = 20;

const folder = values.keep ?? (await mkdtemp(join(tmpdir(), 'dais-growth-')));
const postgres = values.on === 'postgres' ? await startPostgres() : null;
try {
  const small = await measure(Number(values.beside));
  const large = await measure(Number(values.meetings));
  if (tellGrowth(small, large) > 0) process.exitCode = 1;
} finally {
  await postgres?.stop();
  if (!values.keep) await rm(folder, { recursive: true, force: true });
}

async function measure(meetings: number) {
  const own = join(folder, String(meetings));
  await mkdir(own, { recursive: true });
  const file = join(own, 'dais.db');
  const databaseUrl = (await postgres?.createDatabase()) ?? `file:${file}`;
  return measureSite({
    ...{ databaseUrl, folder: own, size: { bodies: Math.ceil(meetings / each), meetings } },
    only: values.only,
    meter: async () => (postgres ? rowsOnPostgres(databaseUrl) : stepsOnSqlite(file, own)),
  });
}
