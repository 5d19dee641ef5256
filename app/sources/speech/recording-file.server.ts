import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tx } from '#app/platform/db.server.ts';
import { env } from '#app/platform/env.server.ts';

const folder = () => join(env.dataDir, 'recordings');

/** Where a recording lies while it is heard. */
export const recordingFile = (transcriptionId: string) => join(folder(), transcriptionId);

/** The names of files of recordings that nothing here is known of any more, and so no job goes on with. */
export async function ownerlessRecordings(tx: Tx): Promise<string[]> {
  const names = await readdir(folder()).catch(() => []);
  const known = await tx.transcription.findMany({ select: { id: true } });
  const owners = new Set(known.map(({ id }) => id));
  // What is cut out of one, or not yet whole, has its name in front.
  return names.filter((name) => !owners.has(name.slice(0, uuidLength)));
}

const uuidLength = 36;

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
