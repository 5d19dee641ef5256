import { z } from 'zod';

/** Most characters (specification, section 5). */
export const notesLimit = 5000;
export const feedbackLimit = 2000;

const figures = new Intl.NumberFormat('en-US');

/** A form sends each line break as two characters; the reader typed, and is counted, one. */
export function plainLineBreaks(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

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

export type NotesText = { notes: string; feedback: string };

export function isBlank(text: string): boolean {
  return text.trim() === '';
}
