import { z } from 'zod';
import { mostPassages } from './passage-numbers.ts';
import { passagesField } from './passages-field.ts';

const lengthOfSentence = 2000;

/** What a sentence says, as an editor types it. */
export const sentenceText = z
  .string()
  .transform((typed) => typed.replace(/\s+/g, ' ').trim())
  .pipe(
    z
      .string()
      .regex(/[\p{L}\p{N}]/u, 'Write what the sentence says.')
      .max(
        lengthOfSentence,
        `A sentence can have at most ${lengthOfSentence.toLocaleString('en-US')} characters.`,
      ),
  );

/** A sentence that is added, with the passages that it rests on. */
export const newSentenceForm = z.object({
  text: sentenceText,
  passages: passagesField(mostPassages).pipe(
    z
      .array(z.number())
      .min(
        1,
        'Say which passages it rests on, by their numbers in the transcript, such as 12, 14-16.',
      ),
  ),
});

export type TypedNewSentence = Record<keyof z.input<typeof newSentenceForm>, string>;
