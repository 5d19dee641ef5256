import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import type { Environment } from '#app/platform/env.server.ts';

/**
 * Sees to it that what Dais keeps in files is for its own user alone: what this process makes from
 * now on, and what an earlier one left open to others.
 */
export async function keepFilesPrivate({ dataDir, databaseUrl }: Environment): Promise<void> {
  process.umask(0o077);
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
