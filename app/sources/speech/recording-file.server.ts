import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '#app/platform/env.server.ts';

const folder = () => join(env.dataDir, 'recordings');

/** Where a recording lies while it is heard. */
export const recordingFile = (transcriptionId: string) => join(folder(), transcriptionId);

/** No job waits so long for the next piece of one. */
const oldestMilliseconds = 3 * 24 * 60 * 60 * 1000;

/** Deletes what jobs have left that nobody retried. */
export async function sweepRecordings(now: Date): Promise<void> {
  const names = await readdir(folder()).catch(() => []);
  for (const name of names) {
    const file = join(folder(), name);
    const about = await stat(file).catch(() => null);
    if (about && now.getTime() - about.mtimeMs > oldestMilliseconds)
      await rm(file, { force: true });
  }
}
