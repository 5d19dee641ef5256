import { z } from 'zod';
import { parseTypedDate } from '#app/meetings/meeting-date.ts';
import { answered } from '#app/records/heads/answered-field.ts';

const approvedOn = z
  .string()
  .optional()
  .transform((typed, context) => {
    if (!typed?.trim()) return null;
    const date = parseTypedDate(typed);
    if (date) return date;
    context.addIssue({ code: 'custom', message: 'Write the day as MM/DD/YYYY' });
    return z.NEVER;
  });

/** Minutes as an editor gives them. */
export const takeInMinutesForm = z.object({
  minutesFile: z.instanceof(File).optional(),
  minutes: z.string().optional(),
  approvedOn,
  answered,
});

/** When minutes that are there were approved. */
export const dateMinutesForm = z.object({ approvedOn });

/** What an editor answers to a difference; a button each. */
export const answerForm = z.object({
  revision: z.coerce.number().int(),
  versionId: z.string().max(100),
  versionRevision: z.coerce.number().int(),
  take: z.string().max(64).optional(),
  keep: z.string().max(64).optional(),
});
