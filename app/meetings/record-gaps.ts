import { z } from 'zod';
import { readStoredJson } from '#app/platform/stored-json.ts';

const faults = z.array(z.object({ gap: z.string().nullable() }));

/** What is missing in a record, in sentences for readers, from the faults stored with it. */
export function readGaps(json: string | null): string[] {
  return json === null ? [] : readStoredJson(faults, json, []).flatMap(({ gap }) => gap ?? []);
}
