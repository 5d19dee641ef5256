import { z } from 'zod';
import { sentence } from '#app/summaries/model/answers.ts';

const mostSentences = 8;

/** What the model has to answer to a question; no sentence where the record does not say. */
export const questionAnswer = z.object({ sentences: z.array(sentence).max(mostSentences) });

export type SaidSentence = z.infer<typeof sentence>;
