import { z } from 'zod';

const number = z.int().min(0);

/** What the model has to answer for an item. */
export const itemAnswer = z.object({
  sentences: z.array(
    z.object({
      text: z.string(),
      comesNext: z.boolean().describe('says what will happen after the meeting'),
      segments: z.array(number).describe('the numbers of the segments it rests on'),
    }),
  ),
});

export const mendedAnswer = z.object({
  sentences: z.array(z.object({ number, text: z.string(), segments: z.array(number) })),
});

export const inShortAnswer = z.object({
  sentences: z.array(
    z.object({
      text: z.string(),
      sentences: z.array(number).describe('the numbers of the sentences it rests on'),
    }),
  ),
});

const longestSentence = 600;

/**
 * The model's words as plain text on one line; null where that is no sentence to print. Markdown is
 * escaped where the summary is written, so marks in it would show as they are.
 */
export function plainSentence(text: string): string | null {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .replace(/^[-*•#>\s]+/, '')
    .trim();
  return /\p{L}/u.test(line) && line.length <= longestSentence ? line : null;
}

/** The numbers that were given to the model, each once, in order; invented ones are dropped. */
export function knownNumbers(numbers: readonly number[], known: ReadonlySet<number>): number[] {
  return [...new Set(numbers)].filter((index) => known.has(index)).sort((a, b) => a - b);
}
