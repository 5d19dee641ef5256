import { z } from 'zod';

/** What speaks against a case or a vote as a version has it, and an editor's answer to it. */
export const findingFields = {
  found: z.array(z.string()).default([]),
  confirmedReason: z.string().nullable().default(null),
  confirmedById: z.string().nullable().default(null),
  confirmedAt: z.coerce.date().nullable().default(null),
};
const findings = z.object(findingFields);

export type Findings = z.infer<typeof findings>;
