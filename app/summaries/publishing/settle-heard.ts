import { isUndecided } from '../account/case-outcome.ts';
import { isAbout } from '../account/tell-votes.ts';
import type { StoredCase } from '../case-rows.server.ts';
import type { StoredVote } from '../vote-rows.server.ts';
import { casesDecidedBy } from '../votes-of-cases.ts';

type Confirmed = { citations: number[]; confirmedById: string | null; confirmedAt: Date | null };
type Version = { cases: readonly StoredCase[]; votes: readonly StoredVote[] };

/**
 * A version for readers: what only a language model heard is a vote on the word of the editor who confirmed a
 * sentence that rests on it. What no such sentence tells is no vote, and its case is as if nobody had heard it.
 */
export function settleHeard(
  { cases, votes }: Version,
  sentences: readonly Confirmed[],
): { cases: StoredCase[]; votes: StoredVote[] } {
  const settled = votes.flatMap((vote): StoredVote[] => {
    if (vote.footing !== 'heard') return [vote];
    const by = sentences.find((one) => one.confirmedAt !== null && isAbout(vote, one));
    if (!by) return [];
    return [{ ...vote, footing: 'named', editedById: by.confirmedById, editedAt: by.confirmedAt }];
  });
  const decided = new Set(settled.flatMap(casesDecidedBy));
  const lost = new Set(votes.flatMap(casesDecidedBy).filter((place) => !decided.has(place)));
  return {
    votes: settled,
    cases: cases.map((one, place) =>
      lost.has(place) && !isUndecided(one) ? { ...one, state: 'discussed', until: null } : one,
    ),
  };
}
