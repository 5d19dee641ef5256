import type { Case } from '#app/proceedings/cases/case.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import type { CountedSentence } from '../counted-sentence.ts';
import { noVoteTold } from './no-vote.ts';
import { type Counted, type OfVote, outcomeSentences } from './outcome-sentences.ts';
import { unvotedTold } from './unvoted-told.ts';
import type { ToldVote } from './vote-words.ts';

type CasesAndVotes<V> = { cases: readonly Case[]; votes: readonly V[] };

/** A sentence that code may tell: of which case and vote, if of any, and whether before the cases or in its own. */
export type Tell<V = Vote> = Counted & { item: number; vote: V | null; isInShort: boolean };

/**
 * All that code may tell of a meeting's votes: sentences that rest on a count, not on a comparison; but for those
 * whose footing says otherwise.
 */
export const countedSentences = (counted: CasesAndVotes<Vote>): CountedSentence[] =>
  countedTells(counted).map(({ text, footing }) => ({ text, footing }));

/** The same with the vote of each. */
export function countedTells<V extends ToldVote>({ cases, votes }: CasesAndVotes<V>): Tell<V>[] {
  return cases.flatMap((one, index) => {
    const decided = votes.filter(({ items }) => items.includes(index));
    const { sentences, inShort } = outcomeSentences(one, decided, cases);
    const none = noVoteTold(one, decided);
    const shorts = [...(inShort ? [inShort] : []), ...unvoted(none?.inShort)];
    const own = [...sentences, ...unvoted(none?.sentence), ...unvotedTold(one).flatMap(unvoted)];
    return [
      ...own.map((told) => ({ ...told, item: index, isInShort: false })),
      ...shorts.map((told) => ({ ...told, item: index, isInShort: true })),
    ];
  });
}

const unvoted = (line: Counted | null = null): OfVote<null>[] =>
  line ? [{ ...line, vote: null }] : [];
