import { env } from '#app/platform/env.server.ts';
import { told } from '../backups/contents.ts';
import { restoreBackup } from '../backups/restore.ts';
import { writeBackup } from '../backups/write-backup.ts';
import { makeFilesPrivate } from '../private-files.ts';

export async function backup(file: string): Promise<void> {
  makeFilesPrivate();
  const written = await writeBackup(env.directDatabaseUrl, file);
  console.log(`${file} is whole: ${told(written)} in ${megabytes(written.bytes)} MB.`);
}

export async function restore(file: string, { replace = false }: { replace?: boolean }) {
  makeFilesPrivate();
  const { directDatabaseUrl: databaseUrl } = env;
  const { contents, kept } = await restoreBackup({ file, databaseUrl, replaces: replace });
  console.log(`Restored ${told(contents)}.`);
  if (kept) console.log(`What was there is kept as ${kept}; delete it when nobody needs it.`);
}

const megabytes = (bytes: number) => Math.max(0.1, bytes / 1024 ** 2).toFixed(1);
