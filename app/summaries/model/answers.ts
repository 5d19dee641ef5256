import { z } from 'zod';

const number = z.int().min(0);

/** What a model tells beyond what was asked for is left out; the rest of its answer counts. */
const first = <Item extends z.ZodType>(most: number, item: Item) =>
  z
    .array(item)
    .overwrite((items) => items.slice(0, most))
    .max(most);

const evidence = z.array(
  z.object({
    clause: z.string().describe('the clause, in the words of your sentence'),
    quote: z.string().describe('the words of one segment it rests on, copied without any change'),
    segment: number.describe('the number of that segment'),
  }),
);
export const sentence = z.object({ text: z.string(), evidence });

/** What the model has to answer for a case. */
export const caseAnswer = z.object({
  whatItDoes: first(2, sentence),
  discussion: first(8, sentence),
  publicComment: first(6, sentence),
  nextSteps: first(3, sentence),
});

export const mendedAnswer = z.object({
  sentences: z.array(sentence.extend({ number })),
});

export const inShortAnswer = z.object({
  sentences: first(
    6,
    z.object({
      text: z.string(),
      sentences: z.array(number).describe('the numbers of the sentences it rests on'),
    }),
  ),
});

const place = z.object({
  segment: number.describe('the number of that segment'),
  quote: z.string().describe('words of it, copied without any change'),
});

/** What the model has to answer for a part of the record that it outlines. */
export const outlineAnswer = z.object({
  cases: first(
    60,
    z.object({
      agendaItem: number.nullable(),
      designator: z.string().nullable(),
      title: z.string(),
      begins: place,
    }),
  ),
  motions: first(
    40,
    z.object({
      matter: z.string(),
      mover: z.string().nullable(),
      seconder: z.string().nullable(),
      named: z.array(place),
      decided: place,
      outcome: z.enum(['adopted', 'rejected']).nullable(),
    }),
  ),
});

/** What the model has to answer about one vote. */
export const countAnswer = z.object({
  count: z
    .object({
      yes: number.nullable(),
      no: number.nullable(),
      abstain: number.nullable(),
      said: place,
    })
    .nullable(),
  answers: first(
    120,
    z.object({
      name: z.string(),
      vote: z.enum(['yes', 'no', 'abstain', 'absent']),
      said: place,
    }),
  ),
});

/** What a second model has to answer about sentences and their evidence. */
export const verifierAnswer = z.object({
  sentences: z.array(
    z.object({
      number,
      notCarried: z
        .array(z.string())
        .describe('each part of the sentence that the evidence does not carry, in its own words'),
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
