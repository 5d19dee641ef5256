import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The JSON files of a folder by name, each with its text. */
export async function jsonFilesIn(folder: string): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })),
  );
}
