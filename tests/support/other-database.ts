import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import pg from 'pg';
import { inject } from 'vitest';
import { databaseKind } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';
import { applyMigrations } from '#prisma/apply-migrations.ts';
import { readMigrations } from '#prisma/migration-files.ts';

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
    try {
      for (const sql of statements) database.exec(sql);
    } finally {
      database.close();
    }
    return;
  }
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const sql of statements) await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Makes an empty database what it was before the newest migration. */
export async function makeOlder(url: string): Promise<void> {
  await applyMigrations(url, (await readMigrations(databaseKind)).slice(0, -1));
}
