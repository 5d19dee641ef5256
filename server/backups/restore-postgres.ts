import pg from 'pg';
import { AppError } from '#app/platform/app-error.ts';
import { applyMigrations } from '#prisma/apply-migrations.ts';
import { knownMigrations } from '#prisma/migration-files.ts';
import { withClient } from '../postgres-client.ts';
import { isOlder, tablesWithData } from './contents.ts';
import { readPostgresBackup } from './postgres-backup.ts';
import { hidePassword, runPostgresProgram } from './postgres-programs.ts';
import { holdsData, type Restored, type Restoring, stampOf } from './restoring.ts';

/** PostgreSQL cuts longer names off. */
const longestName = 63;

export async function restorePostgres({
  file,
  databaseUrl,
  replaces,
  now = new Date(),
}: Restoring): Promise<Restored> {
  const contents = await readPostgresBackup(file);
  const mustMigrate = isOlder(contents, await knownMigrations(databaseUrl));
  const name = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const named = (what: string) => `${name.slice(0, longestName - what.length)}${what}`;
  const [fresh, kept] = [named('_restoring'), named(`_before_${stampOf(now).toLowerCase()}`)];
  const before = await lookAt(databaseUrl, name);
  if (before.holdsData && !replaces) throw holdsData(`The database ${name}`);
  // The restored one takes the old one's name, from beside both: nobody may be inside.
  return withClient(addressOf(databaseUrl, 'postgres'), async (beside) => {
    const run = (...statements: string[]) => beside.query(statements.join('; '));
    await run(`DROP DATABASE IF EXISTS ${quoted(fresh)}`);
    await run(`CREATE DATABASE ${quoted(fresh)} TEMPLATE template0 ${before.settings}`);
    try {
      const there = addressOf(databaseUrl, fresh);
      await fill(there, file);
      if (mustMigrate) await applyMigrations(there);
      const rename = (from: string, to: string) =>
        `ALTER DATABASE ${quoted(from)} RENAME TO ${quoted(to)}`;
      // One message is one transaction: both names change, or none.
      await run(rename(name, kept), rename(fresh, name));
    } catch (error) {
      await run(`DROP DATABASE IF EXISTS ${quoted(fresh)}`);
      throw isInUse(error) ? inUse(name) : error;
    }
    const { holdsData: isKept } = await lookAt(addressOf(databaseUrl, kept), kept);
    if (!isKept) await run(`DROP DATABASE ${quoted(kept)}`);
    return { contents, kept: isKept ? `the database ${kept}` : null };
  });
}

/** Whether a database holds data, and how one like it is made. @throws AppError while it is used */
function lookAt(databaseUrl: string, name: string) {
  return withClient(databaseUrl, async (client) => {
    const first = async <Row extends pg.QueryResultRow>(sql: string): Promise<Row | undefined> =>
      (await client.query<Row>(sql)).rows[0];
    const others = await first(`SELECT 1 FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid()
        AND backend_type = 'client backend'`);
    if (others) throw inUse(name);
    const tables = await client.query<{ name: string }>(`SELECT tablename AS name FROM pg_tables
      WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`);
    const known = tablesWithData.filter((one) => tables.rows.some((row) => row.name === one));
    const isDais = known.length === tablesWithData.length;
    const filled = known.map(
      (one) => `SELECT 1 FROM (SELECT 1 FROM public.${one} LIMIT 1) AS ${one}`,
    );
    const found = isDais ? [await first(filled.join(' UNION ALL '))] : tables.rows;
    const like = await first<{ encoding: string; collation: string; type: string }>(
      `SELECT pg_encoding_to_char(encoding) AS encoding, datcollate AS collation, datctype AS type
       FROM pg_database WHERE datname = current_database()`,
    );
    const text = (value = '') => pg.escapeLiteral(value);
    return {
      holdsData: found.some(Boolean),
      settings: `ENCODING ${text(like?.encoding)} LC_COLLATE ${text(like?.collation)} LC_CTYPE ${text(like?.type)}`,
    };
  });
}

/** All of the archive or nothing; whoever restores owns it. */
function fill(databaseUrl: string, file: string): Promise<void> {
  const { address, environment } = hidePassword(databaseUrl);
  const whole = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];
  return runPostgresProgram('pg_restore', [...whole, `--dbname=${address}`, file], { environment });
}

const quoted = (name: string) => pg.escapeIdentifier(name);

const addressOf = (databaseUrl: string, name: string) =>
  Object.assign(new URL(databaseUrl), { pathname: `/${encodeURIComponent(name)}` }).href;

/** PostgreSQL's object_in_use. */
const isInUse = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === '55006';

const inUse = (name: string) =>
  new AppError('conflict', `A server or a command is using the database ${name}. Stop it first.`);
