import { pattern, phrases, words } from '#app/platform/language/pattern.ts';
import type { Vote } from '../vote.ts';
import { endsMotion } from '../votes/motion-fate-patterns.ts';
import { outcomeIn } from '../votes/outcome-patterns.ts';
import { endWithoutVote } from './unvoted-ends.ts';

/** A ruling that was heard, with the motion before it. */
export type Ruled = Pick<Vote, 'outcome' | 'motion' | 'yes' | 'no'> & {
  /** Whether a motion was heard before it. */
  isMoved: boolean;
};

/** 'If there is no objection, the agenda will be adopted': done without a vote. */
const unopposed = pattern('i')`\b(?:${phrases(String.raw`
  no objections?\b.{0,60}?\b(?:adopted|approved|adapted|accepted|signed|so ordered|confirmed)\b
  (?:minutes|agenda|calendar) (?:are|is|stands?|will be) (?:hereby )?(?:adopted|approved|accepted|being signed)\b
`)})`;

/** The last ruling in what was said: 'The bill passes and the chair will sign it.' */
export function lastRuling(said: readonly string[]): Ruled | null {
  const at = said.findLastIndex(
    (text) =>
      !ofAmendment.test(text) && (outcomeIn(text)?.ruling || unopposed.test(text) || isDone(text)),
  );
  const text = said[at];
  if (text === undefined || diesUnmoved.test(text)) return null;
  const motion = said
    .slice(Math.max(0, at - stepsBefore, endOfMotion(said, at) + 1), at + 1)
    .findLast((step) => moves.test(step) && !ofAmendment.test(step));
  // 'It'll be held over to June', where nobody moved it.
  if (motion === undefined && endWithoutVote(text) !== null) return null;
  return {
    outcome: outcomeIn(text)?.outcome ?? 'adopted',
    motion: [motion, text].filter((step) => step !== undefined).join(' '),
    yes: null,
    no: null,
    isMoved: motion !== undefined,
  };
}

/** 'Thank you so much, the bill passes and the chair will sign it.' */
const done = pattern('i')`\b${[
  ...words('motion bill resolution ordinance item report appointment'),
]}s?\b[^.?!]{0,30}?\b(?:${phrases(String.raw`
  (?:is|are|has been|have been) (?:now |hereby |unanimously |therefore )?(?:adopted|approved|passed|carried|confirmed)
  passes
  carries
`)})\b`;
const unsure =
  /\b(?:if|when|once|until|before|after|unless|would|could|should|last|was|so that|think|believe|hope)\b/i;
/** In words: a longer sentence argues. */
const longestRuling = 24;
/** Whether a sentence rules on a matter that it names. */
export const isDone = (text: string) =>
  done.test(text) &&
  !unsure.test(text) &&
  !text.endsWith('?') &&
  text.split(/\s+/, longestRuling + 1).length <= longestRuling;

/** Where a motion before a ruling came to no vote: what is ruled then is not on it. */
const endOfMotion = (said: readonly string[], at: number): number =>
  said.slice(0, at).findLastIndex((text) => endsMotion(text) || diesUnmoved.test(text));

/** In sentences: a motion with its second, a word on it and the roll. */
const stepsBefore = 25;
const moves = /\b(?:motion (?:to|that|for|on)|move[ds]? (?:to|that|we|for)|move[ds]?\b)/i;
/** Nobody moved or seconded it: no vote was taken. */
const diesUnmoved = /\b(?:lack|want) of (?:a )?(?:motion|second)\b/i;
const ofAmendment = /\bamendments?\b/i;

/** 'Chair rules that it fails', and not 'the rezoning fails'. */
const rulesOnMotion =
  /\b(?:it|that|this|motion|substitute|amendment)\b[^.]{0,24}\b(?:fails?|failed|dies|(?:is|was) (?:defeated|rejected))\b[^.]*\.?$/i;

/** Whether a ruling only tells that the amendment or substitute failed on which the last vote was, and nothing of what it would have changed. */
export const isFailedChange = (last: Vote | undefined, ruled: Ruled): boolean =>
  last?.kind === 'amendment' &&
  last.outcome === 'rejected' &&
  ruled.outcome === 'rejected' &&
  rulesOnMotion.test(ruled.motion);
