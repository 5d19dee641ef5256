import { z } from 'zod';
import { readStoredJson } from '#app/platform/stored-json.ts';

const faults = z.array(z.object({ gap: z.string().nullable(), isRefuted: z.boolean().optional() }));

/** What is missing in a record, in sentences for readers, from the faults stored with it; not what an editor refuted. */
export function readGaps(json: string | null): string[] {
  if (json === null) return [];
  return readStoredJson(faults, json, []).flatMap(({ gap, isRefuted }) =>
    gap === null || isRefuted ? [] : gap,
  );
}
