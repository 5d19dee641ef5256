import { z } from 'zod';
import { caseStates } from '#app/proceedings/cases/case.ts';

const name = z.string().nullable();
const spellings = z.array(z.string()).default([]);
const count = z.number().nullable();
const anyOfEach = z.array(z.array(z.string()).min(1));

const labelShape = z.object({
  record: z.string(),
  agenda: z.string().nullable(),
  minutes: z.string().nullable(),
  set: z.enum(['worked with', 'set aside']),
  kind: z.string(),
  members: z.array(z.string()),
  items: z.array(
    z.object({
      designator: z.string().nullable(),
      title: z.string(),
      takenUpAt: z.string(),
      state: z.enum(caseStates),
      consent: z.boolean(),
      until: z.string().nullable(),
    }),
  ),
  votes: z.array(
    z.object({
      at: z.string(),
      item: count,
      items: z.array(z.number()),
      kind: z.string(),
      subject: z.string(),
      subjectKeys: anyOfEach,
      mover: name,
      /** False where only the minutes name them. */
      moverNamed: z.boolean().default(true),
      seconderNamed: z.boolean().default(true),
      moverAlso: spellings,
      seconder: name,
      seconderAlso: spellings,
      method: name,
      yes: count,
      no: count,
      abstain: count,
      outcome: name,
      rollCall: z.array(z.object({ name: z.string(), also: spellings, vote: z.string() })),
    }),
  ),
  facts: z.array(z.object({ fact: z.string(), needs: anyOfEach })),
});

/** What a person who read a meeting's record found in it; tests/figures/meetings/README.md. */
export type MeetingLabels = z.infer<typeof labelShape>;
export type VoteLabel = MeetingLabels['votes'][number];
export type ItemLabel = MeetingLabels['items'][number];

export const readMeetingLabels = (text: string): MeetingLabels =>
  labelShape.parse(JSON.parse(text));
