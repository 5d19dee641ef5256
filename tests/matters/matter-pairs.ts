import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const place = z.object({
  record: z.string(),
  /** Of a file with many meetings. */
  date: z.string().optional(),
  /** Words of the case's title, enough to know it by. */
  words: z.string(),
});

/** Two cases, and whether a reader who follows the one wants to be told of the other. */
const pair = z.object({
  set: z.enum(['worked with', 'set aside']),
  same: z.boolean(),
  one: place,
  other: place,
  why: z.string(),
});

export type MatterPair = z.infer<typeof pair>;
export type CasePlace = z.infer<typeof place>;

/** Labelled by reading, before the reader of identifiers was written. */
export async function readMatterPairs(): Promise<MatterPair[]> {
  const text = await readFile(new URL('pairs.json', import.meta.url), 'utf8');
  return z.object({ pairs: z.array(pair) }).parse(JSON.parse(text)).pairs;
}
