import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { readMigrations } from '../migration-files.ts';
import type { DatabaseKind } from '../schemas.ts';

/** What went out under a version: the last migration of each database. */
export type Release = { release: string } & Record<DatabaseKind, string>;

const file = fileURLToPath(new URL('./releases.json', import.meta.url));

export async function readReleases(): Promise<Release[]> {
  return JSON.parse(await readFile(file, 'utf8'));
}

/** Notes that the migrations there are go out under a version, in the place of what was noted of it. */
export async function noteRelease(release: string): Promise<void> {
  const last = async (kind: DatabaseKind) => (await readMigrations(kind)).at(-1)?.name ?? '';
  const noted = { release, sqlite: await last('sqlite'), postgres: await last('postgres') };
  const others = (await readReleases()).filter((one) => one.release !== release);
  await writeFile(file, `${JSON.stringify([...others, noted], null, 2)}\n`);
}
