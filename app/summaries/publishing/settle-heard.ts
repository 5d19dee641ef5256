import type { StoredVote } from '../vote-rows.server.ts';

type Confirmed = { text: string; confirmedById: string | null; confirmedAt: Date | null };

/**
 * The votes of a version as readers may see them: what only a language model heard is a vote on the word of the
 * editor who confirmed a sentence that tells it, and none without.
 * @param told what code tells, with the index of the vote that each tells
 */
export function settleHeard(
  votes: readonly StoredVote[],
  {
    sentences,
    told,
  }: { sentences: readonly Confirmed[]; told: readonly { text: string; vote: number | null }[] },
): StoredVote[] {
  return votes.flatMap((vote): StoredVote[] => {
    if (vote.footing !== 'heard') return [vote];
    const texts = new Set(told.flatMap((one) => (one.vote === vote.index ? one.text : [])));
    const by = sentences.find(({ text, confirmedAt }) => confirmedAt !== null && texts.has(text));
    if (!by) return [];
    const { confirmedById: editedById, confirmedAt: editedAt } = by;
    return [{ ...vote, footing: 'named', editedById, editedAt }];
  });
}
