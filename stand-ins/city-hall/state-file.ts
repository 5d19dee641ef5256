import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** How a city hall may fail, for everybody who asks it. */
export const faults = ['none', 'busy', 'broken', 'inward'] as const;
export type Fault = (typeof faults)[number];

const state = z.object({
  openedAt: z.iso.datetime(),
  /** By how much its clock was moved */
  aheadMilliseconds: z.number().min(0),
  fault: z.enum(faults),
  /** The entity that the demonstration made of it, and where its sources found the city */
  entity: z.object({ id: z.string(), address: z.string() }).nullable(),
});

/** Everything that outlives a restart. */
export type State = z.infer<typeof state>;

/** What was written; null where there is nothing yet. */
export function readState(path: string): State | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error; // fs throws nothing else
    return null;
  }
  const read = state.safeParse(JSON.parse(text));
  if (read.success) return read.data;
  throw new Error(`${path} was written by another version. Remove it together with the database.`);
}

export function writeState(path: string, given: State): void {
  mkdirSync(dirname(path), { recursive: true });
  // Whole or not at all: a start after a crash in between finds the file as it was before.
  writeFileSync(`${path}.new`, JSON.stringify(given), { mode: 0o600 });
  renameSync(`${path}.new`, path);
}
