import { z } from 'zod';
import { feedbackLimit, isBlank, plainLineBreaks } from './notes-text.ts';

export type ReportableSentence = {
  index: number;
  text: string;
  section: string;
  citations: number[];
};

export const sentenceReportForm = z.object({
  /** The version that the reader was shown. */
  versionId: z.string().max(100).default(''),
  sentence: z.coerce
    .number('Choose the sentence that is wrong')
    .int('Choose the sentence that is wrong')
    .min(0, 'Choose the sentence that is wrong')
    .max(2 ** 31 - 1, 'Choose the sentence that is wrong'),
  comment: z
    .string('Say what is wrong with it')
    .transform(plainLineBreaks)
    .refine((typed) => !isBlank(typed), { error: 'Say what is wrong with it' })
    .refine((typed) => typed.length <= feedbackLimit, {
      error: `Use at most ${feedbackLimit.toLocaleString('en-US')} characters`,
    }),
});
