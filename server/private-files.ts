import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '#app/platform/env.server.ts';

/**
 * What this process makes from now on holds what the database holds, and is for its own user's eyes
 * alone. It is the process's own choice, for a program to make and not for what it calls.
 */
export function makeFilesPrivate(): void {
  process.umask(0o077);
}

/**
 * Sees to it that what Dais keeps in files is for its own user alone: what this process makes from
 * now on, and what an earlier one left open to others.
 */
export async function keepFilesPrivate({ dataDir, databaseUrl }: Environment): Promise<void> {
  makeFilesPrivate();
  await chmod(join(dataDir, 'outbox'), 0o700).catch(unlessNotOurs);
  if (!databaseUrl.startsWith('file:')) return;
  const database = databaseUrl.replace(/^file:/, '');
  for (const file of [database, `${database}-wal`, `${database}-shm`]) {
    await chmod(file, 0o600).catch(unlessNotOurs);
  }
}

/** Not there yet; or another user's, who alone may say who reads it. */
function unlessNotOurs(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT' && error.code !== 'EPERM') throw error;
}
