import { z } from 'zod';
import { readStoredJson } from '#app/platform/stored-json.ts';

/** What may be wrong with a record that nothing can mend. */
export const faultKinds = [
  'blank',
  'garbled',
  'other-language',
  'cancellation',
  'placeholder',
  'no-meeting',
  'other-meeting',
  'silent-start',
  'starts-late',
  'gap',
  'cut-off',
  'uncertain',
] as const;
export type FaultKind = (typeof faultKinds)[number];

const shape = z.object({
  kind: z.enum(faultKinds),
  /** For the editor: what is wrong, and where, in a sentence or two. */
  message: z.string(),
  /** For readers of the summary, where something of the meeting is missing. */
  gap: z.string().nullable(),
  /** An editor found that nothing is missing there: readers are not told. */
  isRefuted: z.boolean().optional(),
  /** The segments it is about. */
  segments: z.array(z.number()),
});

export type Fault = z.infer<typeof shape>;

/** The faults stored with a transcript; none where they cannot be read. */
export const readFaults = (json: string): Fault[] => readStoredJson(z.array(shape), json, []);
