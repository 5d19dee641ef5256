import type { Vote } from '../vote.ts';

/** What was heard after 'all in favor' and after 'any opposed'. */
export type Voices = {
  ayes: number;
  noes: number;
  opposedAsked: boolean;
  /** Who asked for those opposed, where the record says who speaks. */
  askedBy: string | null;
  lastAt: number | null;
  /** Where the last voice against was heard. */
  noAt: number | null;
  /** Who was against or abstained, by the label under which it was said, or as the chair named them. */
  named: Vote['rollCall'];
  /** The chair thanked or took up something else without a ruling. */
  wentOn: boolean;
  /** A doubt, a count or another way to vote was heard, so that going on says nothing. */
  isDoubtful: boolean;
  /** Somebody found that nothing had to be voted on. */
  isNeedless: boolean;
};

export const noVoices = (): Voices => ({
  ayes: 0,
  noes: 0,
  opposedAsked: false,
  askedBy: null,
  lastAt: null,
  noAt: null,
  named: [],
  wentOn: false,
  isDoubtful: false,
  isNeedless: false,
});
