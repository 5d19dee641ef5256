import { existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { AppError } from '#app/platform/app-error.ts';
import { databaseKind } from '#prisma/migration-files.ts';
import type { Contents } from './contents.ts';
import { sync, syncName } from './durable-files.ts';
import { readPostgresBackup, writePostgresBackup } from './postgres-backup.ts';
import { readSqliteBackup, writeSqliteBackup } from './sqlite-backup.ts';

/**
 * Writes a copy of a database that is whole even while others write to the original, and reads it
 * back before it has its name.
 */
export async function writeBackup(
  databaseUrl: string,
  file: string,
): Promise<Contents & { bytes: number }> {
  if (existsSync(file)) {
    throw new AppError('conflict', `${file} is there already. Choose another name.`);
  }
  const unfinished = `${file}.part`;
  try {
    await rm(unfinished, { force: true });
    const contents = await writeAndRead(databaseUrl, unfinished);
    await sync(unfinished);
    await rename(unfinished, file);
    await syncName(file);
    return { ...contents, bytes: (await stat(file)).size };
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function writeAndRead(databaseUrl: string, file: string): Promise<Contents> {
  if (databaseKind(databaseUrl) === 'sqlite') {
    await writeSqliteBackup(databaseUrl.replace(/^file:/, ''), file);
    return readSqliteBackup(file);
  }
  await writePostgresBackup(databaseUrl, file);
  return readPostgresBackup(file);
}
