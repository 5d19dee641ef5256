import type { Vote } from '../vote.ts';

/** What the minutes of a meeting say of one motion. What they do not say is null. */
export type MinutesVote = Pick<
  Vote,
  'motion' | 'mover' | 'seconder' | 'yes' | 'no' | 'abstain' | 'outcome' | 'rollCall'
> & {
  /** The item that it stands under, as the minutes write it: '6.a'. */
  designator: string | null;
  title: string | null;
  /** Nobody voted against it, whether or not somebody counted. */
  isUnanimous: boolean;
  /** The paragraphs that say so. */
  segments: number[];
};
