import { z } from 'zod';

const shape = z.object({
  record: z.string(),
  sentences: z.array(
    z.object({
      id: z.string(),
      sentence: z.string(),
      source: z.string(),
      passages: z.array(z.string()),
      label: z.enum(['supported', 'unsupported']),
      /** What is wrong with it; null when supported. */
      error: z.string().nullable(),
    }),
  ),
});

/** Sentences about one record in the manner of language models, labelled by reading. */
export type ModelAnswers = z.infer<typeof shape>;
export const readModelAnswers = (text: string): ModelAnswers => shape.parse(JSON.parse(text));

/**
 * Files whose sentences were read while the checker was changed and fitted. Of all others only
 * totals were looked at.
 */
const workedWith = [
  'subtle-worked-with.json',
  'freer-worked-with.json',
  'invented-worked-with.json',
  '0902-1600-committee-on-rules-117805-2025-09-02.json',
  'draper-ut-city-council-2026-01-06.json',
  'kissimmee-fl-planning-board-2026-04-01.json',
  'seattle-wa-land-use-committee-2020-08-12.json',
  'youngsville-la-council-2026-02-12.json',
  // Of tests/figures/later-answers
  '0813-committee-on-financial-services-118552-2025-08-13.json',
  '0909-1015-committee-on-natural-resources-118588-2025-09-09.json',
  '0915-1600-committee-on-rules-117807-2025-09-15.json',
  'cramerton-nc-commissioners-2024-02-20.json',
  'kissimmee-fl-planning-board-2023-09-06.json',
  'youngsville-la-council-2026-03-12.json',
  // Of tests/figures/ten-records-answers
  'chico-planning.json',
  'fairfax.json',
  'frederick.json',
  'huntsville.json',
  'medford.json',
  'seattle-special.json',
  'south-salt-lake.json',
  'transport.json',
];

/** Whether a file of answers was worked with rather than set aside. */
export const isWorkedWith = (fileName: string): boolean => workedWith.includes(fileName);
