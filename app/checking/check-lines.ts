import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { checkSentence } from './check-sentence.ts';

const line = z.object({
  id: z.union([z.string(), z.number()]),
  sentence: z.string(),
  source: z.string(),
});

/**
 * Reads lines of JSON, {"id", "sentence", "source"}, and writes for each a line with id, verdict,
 * score and reasons, in the same order.
 * @throws AppError naming the line that is not such an object
 */
export async function checkLines(input: Readable, output: Writable): Promise<void> {
  let number = 0;
  for await (const raw of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    number += 1;
    if (raw.trim() === '') continue;
    const { id, sentence, source } = readLine(raw, number);
    const { verdict, score, reasons } = checkSentence({ sentence, source });
    const isFull = !output.write(`${JSON.stringify({ id, verdict, score, reasons })}\n`);
    if (isFull) await new Promise<void>((resolve) => output.once('drain', () => resolve()));
  }
}

function readLine(raw: string, number: number): z.infer<typeof line> {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch (cause) {
    throw new AppError('invalid', `Line ${number} is not JSON.`, { cause });
  }
  const parsed = line.safeParse(value);
  if (!parsed.success)
    throw new AppError('invalid', `Line ${number} needs "id", "sentence" and "source" as text.`);
  return parsed.data;
}
