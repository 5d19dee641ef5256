import { z } from 'zod';
import type { TypedVote, VoteErrors } from './vote-fields.ts';

const lengthOfMotion = 1000;
const lengthOfName = 200;

const name = z
  .string()
  .trim()
  .max(lengthOfName, `A name can have at most ${lengthOfName} characters.`)
  .transform((typed) => typed || null);

const count = z
  .string()
  .trim()
  .regex(/^\d{0,4}$/, 'Write a whole number')
  .transform((typed) => (typed === '' ? null : Number(typed)));

/** A vote as an editor types it. What is left empty is what the record does not say. */
export const voteForm = z.object({
  motion: z
    .string()
    .transform((typed) => typed.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1, 'Say what was voted on.')
        .max(lengthOfMotion, `A motion can have at most ${lengthOfMotion} characters.`),
    ),
  mover: name,
  seconder: name,
  yes: count,
  no: count,
  abstain: count,
  outcome: z
    .enum(['', 'adopted', 'rejected'], 'Choose an outcome from the list.')
    .transform((chosen) => chosen || null),
});

export type VoteFields = z.output<typeof voteForm>;

/** What is wrong with each field of a vote that was refused. */
export function voteErrors(typed: TypedVote): VoteErrors {
  const read = voteForm.safeParse(typed);
  return read.success ? {} : z.flattenError(read.error).fieldErrors;
}
