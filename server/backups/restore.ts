import { existsSync } from 'node:fs';
import { AppError } from '#app/platform/app-error.ts';
import { databaseKind } from '#prisma/migration-files.ts';
import { restorePostgres } from './restore-postgres.ts';
import { restoreSqlite } from './restore-sqlite.ts';
import type { Restored, Restoring } from './restoring.ts';

/**
 * Puts a backup in the place of a database: all of it or nothing.
 * @throws AppError when the backup is damaged, of a newer version or none of Dais; when somebody uses
 * the database; when it holds data that may not be put aside
 */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  const { file, databaseUrl } = restoring;
  if (!existsSync(file)) throw new AppError('not-found', `There is no file ${file}.`);
  return databaseKind(databaseUrl) === 'sqlite'
    ? restoreSqlite(restoring)
    : restorePostgres(restoring);
}
