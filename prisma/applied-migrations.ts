import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import pg from 'pg';
import { databaseKind, knownMigrations } from './migration-files.ts';
import { takenFrom } from './phases/contracts.ts';

/** The names of the migrations that the database lacks. */
export async function missingMigrations(url: string): Promise<string[]> {
  const applied = await appliedMigrations(url);
  return (await knownMigrations(url)).filter((name) => !applied.has(name));
}

/**
 * The names of the migrations of a newer version that took away what this code needs. Whatever else a newer
 * version has applied only added something.
 */
export async function migrationsTooNew(url: string): Promise<string[]> {
  return takenFrom(await appliedMigrations(url), await knownMigrations(url));
}

/** The names of the migrations that a database has. */
export async function appliedMigrations(url: string): Promise<Set<string>> {
  const names = databaseKind(url) === 'sqlite' ? onSqlite(url) : await onPostgres(url);
  return new Set(names);
}

const applied = `SELECT migration_name AS name FROM _prisma_migrations
  WHERE finished_at IS NOT NULL`;

/** A database that was never migrated has no such table. */
function onSqlite(url: string): string[] {
  const path = url.replace(/^file:/, '');
  if (!existsSync(path)) return [];
  const database = new Database(path, { timeout: 20_000 });
  try {
    const table = "SELECT 1 FROM sqlite_master WHERE name = '_prisma_migrations'";
    if (!database.prepare(table).get()) return [];
    return database
      .prepare<[], { name: string }>(applied)
      .all()
      .map(({ name }) => name);
  } finally {
    database.close();
  }
}

async function onPostgres(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url, application_name: 'dais migrations' });
  await client.connect();
  try {
    const { rows: tables } = await client.query(
      `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS "isThere"`,
    );
    if (!tables[0]?.isThere) return [];
    const { rows } = await client.query<{ name: string }>(applied);
    return rows.map(({ name }) => name);
  } finally {
    await client.end();
  }
}
