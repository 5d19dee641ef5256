import { z } from 'zod';

const faults = z.array(z.object({ gap: z.string().nullable() }));

/** What is missing in a record, in sentences for readers, from the faults stored with it. */
export function readGaps(json: string | null): string[] {
  if (json === null) return [];
  try {
    return faults
      .catch([])
      .parse(JSON.parse(json))
      .flatMap(({ gap }) => gap ?? []);
  } catch {
    return [];
  }
}
