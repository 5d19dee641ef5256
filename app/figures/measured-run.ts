import { z } from 'zod';

const count = z.int().min(0);
const share = z.object({ right: count, of: count });
const caught = z.object({ kind: z.string(), caught: count, of: count });
const half = z.enum(['worked with', 'set aside']);

const runShape = z.object({
  /** The day of the run, in UTC. */
  on: z.iso.date(),
  /** Of the program, and of each prompt whose answers were recorded. */
  versions: z.object({ program: z.string(), prompts: z.array(z.string()) }),
  /** Records taken in, by format, and how many were refused. */
  records: z.object({
    formats: z.array(z.object({ format: z.string(), of: count })),
    refused: count,
  }),
  /** Drafted sentences with something changed on purpose. */
  altered: z.array(caught),
  /** Labelled sentences as language models write them. */
  sentences: z.array(
    z.object({
      half,
      way: z.string(),
      passed: count,
      true: count,
      errors: z.array(caught),
    }),
  ),
  /** Labelled meetings, drafted without a model but where it says otherwise. */
  meetings: z.array(
    z.object({
      half,
      kind: z.string(),
      meetings: count,
      votes: share,
      invented: share,
      people: share,
      items: share,
      states: share,
      facts: share,
      /** Of nothing where no model told the cases. */
      factsByModel: share,
    }),
  ),
});

/** The figures of one run, as they are kept for readers: sums only, nothing of any record. */
export type MeasuredRun = z.infer<typeof runShape>;

/** Null where no run was kept, or the file is not one of this program's. */
export const readMeasuredRun = (value: unknown): MeasuredRun | null =>
  runShape.nullable().catch(null).parse(value);
