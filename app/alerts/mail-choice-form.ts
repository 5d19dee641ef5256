import { z } from 'zod';
import { isZone } from '#app/platform/is-zone.ts';
import { digestChoices } from './digest-choice.ts';

export const mailChoiceForm = z.object({
  summaries: z.enum(digestChoices, 'Choose when you want mail about new summaries'),
  timeZone: z
    .string('Choose your time zone')
    .refine((zone) => isZone(zone), 'Choose your time zone from the list'),
  /** A box that is not ticked is not sent. */
  corrections: z.stringbool().optional().default(false),
  quietNights: z.stringbool().optional().default(false),
  changes: z.stringbool().optional().default(false),
  matters: z.stringbool().optional().default(false),
});

export type MailChoice = z.infer<typeof mailChoiceForm>;
