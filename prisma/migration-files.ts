import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DatabaseKind, migrationsPath } from './schemas.ts';

export type Migration = {
  /** Begins with the moment it was made at, by which migrations are sorted */
  name: string;
  sql: string;
};

export function databaseKind(url: string): DatabaseKind {
  return url.startsWith('file:') ? 'sqlite' : 'postgres';
}

/** All migrations for this kind of database, in their order. */
export async function readMigrations(
  kind: DatabaseKind,
  folder = migrationsPath(kind),
): Promise<Migration[]> {
  const names = (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return Promise.all(
    names.map(async (name) => ({
      name,
      sql: await readFile(join(folder, name, 'migration.sql'), 'utf8'),
    })),
  );
}

/** The names of all migrations for this kind of database, in their order. */
export async function knownMigrations(url: string): Promise<string[]> {
  return (await readMigrations(databaseKind(url))).map(({ name }) => name);
}

/** As Prisma's own commands note it, so that they can go on with the same database. */
export const checksumOf = ({ sql }: Migration): string =>
  createHash('sha256').update(sql).digest('hex');
