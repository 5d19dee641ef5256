import type { VoteMethod } from '#app/proceedings/vote.ts';

/** A vote of a record, as it was written into it. The surnames that the record does not say are null. */
export type DemoVote = {
  /** Words of the motion, as they are said. */
  motion: string;
  mover: string | null;
  seconder: string | null;
  method: VoteMethod;
  yes: number;
  no: number;
  outcome: 'adopted' | 'rejected';
};
