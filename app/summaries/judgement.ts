import { z } from 'zod';
import type { Evidence } from '#app/checking/evidence/check-evidence.ts';

/** What a model said of a sentence that a model wrote: by which one, and what it finds not carried. */
export const judgementShape = z.object({
  by: z.string(),
  notCarried: z.array(z.string()),
  /** Whether it was read clause by clause; a fact checker only gives a number for the whole. */
  isReading: z.boolean().default(false),
});
export type Judgement = z.infer<typeof judgementShape>;

export const evidenceShape: z.ZodType<Evidence> = z.object({
  clause: z.string(),
  quote: z.string(),
  segment: z.number(),
});

/** Why a sentence is marked because of a judgement; none where it was found sound or nobody asked. */
export function reasonsOf(judgement: Judgement | null): string[] {
  if (judgement === null) return [];
  return judgement.notCarried.map(
    (part) => `A second reading by ${judgement.by} finds nothing in the evidence for “${part}”.`,
  );
}
