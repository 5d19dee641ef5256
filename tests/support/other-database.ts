import { createHash } from 'node:crypto';
import { copyFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseKind } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { knownMigrations } from '#prisma/migrations.ts';
import { migrationsPath } from '#prisma/schemas.ts';

/** The address of an empty database beside the one that a test works on, gone after `drop`. */
export function otherDatabase() {
  return databaseKind === 'sqlite' ? otherFile() : besideOnServer('template1');
}

/** The same of one that has its tables. */
export async function migratedDatabase() {
  if (databaseKind === 'postgres') {
    return besideOnServer(new URL(inject('postgresTemplate') ?? '').pathname.slice(1));
  }
  const other = otherFile();
  await copyFile(inject('sqliteTemplate'), other.url.replace(/^file:/, ''));
  return other;
}

const newName = () => `dais_${crypto.randomUUID().slice(0, 8)}`;

function otherFile() {
  const path = join(env.dataDir, `${newName()}.db`);
  return { url: `file:${path}`, drop: () => rm(path, { force: true }) };
}

async function besideOnServer(template: string) {
  const name = newName();
  const beside = (database: string) =>
    Object.assign(new URL(env.databaseUrl), { pathname: `/${database}` }).href;
  // One at a time, as use-postgres.ts has it: two copies of one template at once are refused.
  await execute(
    beside('postgres'),
    'SELECT pg_advisory_lock(1)',
    `CREATE DATABASE ${name} TEMPLATE ${template}`,
  );
  const drop = () => execute(beside('postgres'), `DROP DATABASE ${name} WITH (FORCE)`);
  return { url: beside(name), drop };
}

/** Runs statements on a database, as another program would. */
export async function execute(url: string, ...statements: string[]): Promise<void> {
  if (url.startsWith('file:')) {
    const database = new Database(url.replace(/^file:/, ''));
    // As SQLite's own shell has it.
    database.pragma('foreign_keys = OFF');
    for (const sql of statements) database.exec(sql);
    database.close();
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const sql of statements) await client.query(sql);
  await client.end();
}

/** Makes an empty database what it was before the newest migration. */
export async function makeOlder(url: string): Promise<void> {
  const time = databaseKind === 'sqlite' ? 'DATETIME' : 'TIMESTAMPTZ';
  await execute(
    url,
    `CREATE TABLE _prisma_migrations (id VARCHAR(36) PRIMARY KEY NOT NULL,
      checksum VARCHAR(64) NOT NULL, finished_at ${time}, migration_name VARCHAR(255) NOT NULL,
      logs TEXT, rolled_back_at ${time}, started_at ${time} NOT NULL DEFAULT CURRENT_TIMESTAMP,
      applied_steps_count INTEGER NOT NULL DEFAULT 0)`,
  );
  for (const name of (await knownMigrations(url)).slice(0, -1)) {
    const sql = await readFile(join(migrationsPath(databaseKind), name, 'migration.sql'), 'utf8');
    const checksum = createHash('sha256').update(sql).digest('hex');
    await execute(url, sql);
    await execute(
      url,
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at)
       VALUES ('${crypto.randomUUID()}', '${checksum}', '${name}', CURRENT_TIMESTAMP)`,
    );
  }
}
