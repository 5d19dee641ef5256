import { open } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Returns when a file is on the disk, not only on its way. */
export async function sync(path: string): Promise<void> {
  const file = await open(path, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The same for the name that a file was given: it stands in its folder. */
export const syncName = (path: string): Promise<void> => sync(dirname(path));
