import { asAdvice } from '#app/meetings/outcome-words.ts';
import { recommends } from '../drafting/recommending.ts';
import type { ShownVote } from '../vote-rows.server.ts';
import { decidingVote } from '../votes-of-cases.ts';

/** What decides of votes what became of their case. */
export type Votes = readonly Pick<ShownVote, 'kind' | 'outcome' | 'motion'>[];

/** Whether nothing became of a case yet. */
export const isUndecided = ({ state }: { state: string }) =>
  state === 'discussed' || state === 'no action';

/**
 * The state of a case as readers are told it, by the votes on it: its words are those of `shownOutcome`. A vote decides
 * what the record left open; what a body only recommends to others is told so.
 */
export function toldState(state: string, votes: Votes): string {
  const decided = decidingVote(votes);
  if (!decided) return state;
  const isLeft = isUndecided({ state }) && decided.kind !== 'procedural';
  const own = isLeft ? (decided.outcome === 'adopted' ? 'adopted' : 'rejected') : state;
  return decided.outcome === 'adopted' && recommends(decided.motion) ? asAdvice(own) : own;
}
