import { readFile } from 'node:fs/promises';
import { z } from 'zod';

/** What a reader would type, and which records answer it, labelled by reading before any tuning. */
const question = z.object({
  id: z.string(),
  set: z.enum(['worked with', 'set aside']),
  kind: z.string(),
  query: z.string(),
  /** 2: this was wanted; 1: mentioned in passing. Empty where no record says it. */
  relevant: z.array(
    z.object({
      record: z.string(),
      grade: z.union([z.literal(1), z.literal(2)]),
      /** Words of the record that a good hit shows. */
      quotes: z.array(z.string()).optional().default([]),
    }),
  ),
});

export type Question = z.infer<typeof question>;

export async function readQuestions(): Promise<Question[]> {
  const text = await readFile(new URL('questions.json', import.meta.url), 'utf8');
  return z.object({ questions: z.array(question) }).parse(JSON.parse(text)).questions;
}
