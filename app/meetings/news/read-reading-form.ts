import { z } from 'zod';
import { readingIntents } from './reading-form.ts';

/** What `MarkAllRead` and `UndoMarkAll` send. */
export const readingForm = z.object({
  intent: z.enum(readingIntents),
  through: z.iso.datetime().transform((text) => new Date(text)),
});
