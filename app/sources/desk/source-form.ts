import { z } from 'zod';
import { optional } from '#app/entities/typed-line.ts';
import type { SourceOptions } from '../source-reader.ts';

const words = optional(100);

/** The address of a source as it was pasted, and of a page of links which of them are documents. */
export const sourceForm = z.object({
  intent: z.enum(['try', 'keep']),
  address: z.string({ error: 'Paste the address' }).trim().min(1, 'Paste the address').max(2000),
  /** Of what was tried: what it is, and the address as it is kept */
  kind: z.string().optional(),
  tried: z.string().max(2000).optional(),
  agenda: words,
  minutes: words,
  captions: words,
});

type Typed = z.infer<typeof sourceForm>;

export function optionsOf({ agenda, minutes, captions }: Typed): SourceOptions {
  return {
    ...(agenda && { agenda }),
    ...(minutes && { minutes }),
    ...(captions && { captions }),
  };
}
