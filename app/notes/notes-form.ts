import { z } from 'zod';
import { feedbackLimit, isBlank, notesLimit, plainLineBreaks } from './notes-text.ts';

const figures = new Intl.NumberFormat('en-US');

const text = (name: string, limit: number) =>
  z
    .string()
    .optional()
    .transform((typed) => plainLineBreaks(typed ?? ''))
    .refine((typed) => typed.length <= limit, {
      error: `${name} can have at most ${figures.format(limit)} characters.`,
    });

export const notesSchema = z
  .object({
    notes: text('Notes', notesLimit),
    feedback: text('Feedback', feedbackLimit),
    /** The version that the reader was shown; 0 where there was none. */
    revision: z.coerce
      .number()
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .catch(0),
  })
  .refine(({ notes, feedback }) => !isBlank(notes) || !isBlank(feedback), {
    error: 'Write notes or feedback before you save.',
  });
