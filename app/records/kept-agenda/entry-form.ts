import { z } from 'zod';
import { readNames } from '../agenda/labelled-lines.ts';

/** Longer than any title in a real agenda: one that says a whole resolution. */
const longestTitle = 5_000;

const line = (most: number) =>
  z
    .string()
    .max(most, `Please use at most ${most.toLocaleString('en-US')} characters`)
    .optional()
    .transform((typed) => typed?.replace(/\s+/g, ' ').trim() || null);

/** What an editor may say of an entry of an agenda. */
export const entryForm = z.object({
  revision: z.coerce.number().int(),
  index: z.coerce.number().int(),
  as: z.enum(['next', 'below']).default('next'),
  designator: line(20),
  title: z
    .string({ error: 'Please enter a title' })
    .max(longestTitle, `Please use at most ${longestTitle.toLocaleString('en-US')} characters`)
    .transform((typed) => typed.replace(/\s+/g, ' ').trim())
    .pipe(z.string().min(1, 'Please enter a title')),
  fileNumber: line(100),
  sponsors: line(1_000).transform((typed) => (typed === null ? [] : readNames(typed))),
  recommendation: line(longestTitle),
  isHeading: z.boolean().default(false),
  isConsent: z.boolean().default(false),
});
