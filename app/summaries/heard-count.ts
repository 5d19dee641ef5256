import { z } from 'zod';
import { readStoredJson } from '#app/platform/stored-json.ts';
import { samePerson } from '#app/proceedings/minutes/same-person.ts';

const count = z.number().nullable();

/**
 * How a vote went by a language model that read the record, where code did not count all of it. It is no part of the
 * vote until an editor puts it in.
 */
export const heardCountShape = z.object({
  yes: count,
  no: count,
  abstain: count,
  rollCall: z.array(
    z.object({ name: z.string(), vote: z.enum(['yes', 'no', 'abstain', 'absent']) }),
  ),
  /** The words of the record that say it, in its order. */
  quotes: z.array(z.string()),
});
export type HeardCount = z.infer<typeof heardCountShape>;

/** As a column keeps it. */
export const writeHeardCount = (heard: HeardCount | null) => heard && JSON.stringify(heard);

/** What was damaged counts as nothing heard. */
export const readHeardCount = (column: string | null): HeardCount | null =>
  column === null ? null : readStoredJson(heardCountShape.nullable(), column, null);

type Counted = {
  yes: number | null;
  no: number | null;
  abstain: number | null;
  rollCall: { name: string; vote: string }[];
};

/** Whether code has counted all that can be: both sides, and each of them by name where a roll was called. */
export function isCountWhole({ yes, no, abstain, rollCall }: Counted, isRoll: boolean): boolean {
  if (yes === null || no === null) return false;
  const named = rollCall.filter(({ vote }) => vote !== 'absent').length;
  return !isRoll || named >= yes + no + (abstain ?? 0);
}

/**
 * A vote with what was heard in the place of what code did not count. What it counted stays: a side of the tally, and
 * each answer that it read.
 */
export function putIn<V extends Counted>(vote: V, heard: HeardCount): V {
  const isCounted = vote.yes !== null && vote.no !== null;
  const agrees = (['yes', 'no', 'abstain'] as const).every(
    (side) => vote[side] === null || heard[side] === null || vote[side] === heard[side],
  );
  const known = vote.rollCall.map(({ name }) => name);
  const added = heard.rollCall.filter(({ name }) =>
    known.every((one) => samePerson(one, name) === 'other'),
  );
  return {
    ...vote,
    ...(isCounted || !agrees
      ? {}
      : {
          yes: vote.yes ?? heard.yes,
          no: vote.no ?? heard.no,
          abstain: vote.abstain ?? heard.abstain,
        }),
    rollCall: [...vote.rollCall, ...added],
  };
}

/** What the desk offers of it: a new tally, whose votes would stand by name then, and the words. */
export function offerOf(vote: Counted, heard: HeardCount) {
  const { yes, no, abstain, rollCall } = putIn(vote, heard);
  const isNewTally = yes !== vote.yes || no !== vote.no || abstain !== vote.abstain;
  return {
    tally: isNewTally ? { yes, no, abstain } : null,
    rollCall: rollCall.length > vote.rollCall.length ? rollCall : [],
    quotes: [...new Set(heard.quotes)],
  };
}
export type HeardOffer = ReturnType<typeof offerOf>;
