import { z } from 'zod';

const shape = z.array(
  z.object({
    source: z.string(),
    supported: z.array(z.string()),
    /** By what is wrong with them. */
    unsupported: z.record(z.string(), z.array(z.string())),
  }),
);

/** A passage with sentences a person wrote about it: such as it carries, and such as it does not. */
export type Paraphrases = z.infer<typeof shape>[number];
export const readParaphrases = (text: string): Paraphrases[] => shape.parse(JSON.parse(text));
