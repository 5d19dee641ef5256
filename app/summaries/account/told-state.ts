import { asAdvice } from '#app/meetings/outcome-words.ts';
import { recommends } from '../drafting/recommending.ts';
import type { ShownVote } from '../vote-rows.server.ts';
import { decidingVote } from '../votes-of-cases.ts';

type Votes = readonly Pick<ShownVote, 'kind' | 'outcome' | 'motion'>[];

/** The state of a case as readers are told it, by the votes on it: its words are those of `shownOutcome`. */
export function toldState(state: string, votes: Votes): string {
  const decided = decidingVote(votes);
  const isAdvice = decided?.outcome === 'adopted' && recommends(decided.motion);
  return isAdvice ? asAdvice(state) : state;
}
