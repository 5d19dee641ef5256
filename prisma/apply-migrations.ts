import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { appliedMigrations } from './applied-migrations.ts';
import { applyOnPostgres } from './apply-on-postgres.ts';
import { applyOnSqlite } from './apply-on-sqlite.ts';
import { databaseKind, type Migration, readMigrations } from './migration-files.ts';

/**
 * Applies what is missing and answers with the names of the migrations applied. Each is applied whole or not
 * at all, in a transaction of its own, while other processes read and write; the schema engine would run its
 * statements one by one. What is noted of it is what Prisma's own commands note.
 */
export async function applyMigrations(url: string, given?: Migration[]): Promise<string[]> {
  const kind = databaseKind(url);
  if (kind === 'sqlite') await mkdir(dirname(url.replace(/^file:/, '')), { recursive: true });
  const applied = await appliedMigrations(url);
  const known = given ?? (await readMigrations(kind));
  const missing = known.filter(({ name }) => !applied.has(name));
  if (missing.length === 0) return [];
  return kind === 'sqlite' ? applyOnSqlite(url, missing) : applyOnPostgres(url, missing);
}
