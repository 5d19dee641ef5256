import { z } from 'zod';
import { isEmptyQuery } from '#app/search/query.ts';
import { readQuery } from '#app/search/read-query.ts';
import { digestChoices } from '../digest-choice.ts';

const longestName = 80;
/** Characters; shorter than a search may be, so that a preview can add its days. */
const longestQuery = 400;

const nothingToFind =
  'Add a word to look for: a minus only leaves out, and signs alone find nothing.';

export const savedSearchForm = z.object({
  q: z
    .string('Write what to look for')
    .trim()
    .max(longestQuery, `Use at most ${longestQuery} characters`)
    .refine((q) => !isEmptyQuery(readQuery(q)), nothingToFind),
  name: z
    .string()
    .trim()
    .max(longestName, `Use at most ${longestName} characters`)
    .optional()
    .default(''),
  rate: z.enum(digestChoices, 'Choose when you want to be told'),
});

/** The form that changes one search's rate where it is listed. */
export const searchRateForm = z.object({
  search: z.string().max(64),
  rate: z.enum(digestChoices),
});

/** What a search without a name of its own is called. */
export const nameOfQuery = (q: string): string => readQuery(q).asked.slice(0, longestName) || q;
