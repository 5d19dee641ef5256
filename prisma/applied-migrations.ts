import { knownMigrations } from './migration-files.ts';
import { takenFrom } from './phases/contracts.ts';
import { rowsOf } from './rows-of.ts';

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
  const rows = await rowsOf<{ name: string }>(url, {
    // A database that was never migrated has no such table.
    table: '_prisma_migrations',
    sql: `SELECT migration_name AS name FROM _prisma_migrations WHERE finished_at IS NOT NULL`,
  });
  return new Set(rows.map(({ name }) => name));
}
