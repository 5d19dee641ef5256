import { z } from 'zod';

/** What a run did to a meeting: none for one that it found as it was. */
export const changeKinds = ['new', 'changed', 'cancelled', 'offered', 'gone', 'back'] as const;
export type ChangeKind = (typeof changeKinds)[number];

export const runOutcomes = [
  'brought',
  /** It was read, and told of nothing that was not known. */
  'same',
  /** It was read, and has no meetings: not the same as one that could not be read. */
  'empty',
  'failed',
] as const;
export type RunOutcome = (typeof runOutcomes)[number];

/** What a run has to say besides what it changed. */
export const runReport = z.object({
  /** Of a run that failed: why, and what to do */
  problem: z.string().nullable().default(null),
  leftOut: z.array(z.object({ name: z.string(), problem: z.string() })).default([]),
  remarks: z.array(z.string()).default([]),
  /** Documents that were not known before */
  newDocuments: z.int().default(0),
});
export type RunReport = z.infer<typeof runReport>;
