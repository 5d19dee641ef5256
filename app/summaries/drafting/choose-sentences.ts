import type { Candidate } from './candidates.ts';

/** How much each word matters in a stretch of the record: how often it is said there. */
export type WordWeights = ReadonlyMap<string, number>;

export function weighWords(candidates: readonly Candidate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { stems, pairs } of candidates)
    for (const word of [...stems, ...pairs]) counts.set(word, (counts.get(word) ?? 0) + 1);
  let most = 1;
  for (const count of counts.values()) most = Math.max(most, count);
  const weights = new Map<string, number>();
  for (const [word, count] of counts)
    if (count > 1) weights.set(word, Math.log(1 + count) / Math.log(1 + most));
  return weights;
}

export type Choice = {
  candidates: readonly Candidate[];
  weights: WordWeights;
  /** About how many words to choose. */
  words: number;
  /** At most this many sentences. */
  most?: number;
  /** Words already said in the summary, with how often; grows with what is chosen. */
  covered: Map<string, number>;
  /** What a candidate is worth beyond its words, 1 for nothing special. */
  prefer?: (candidate: Candidate) => number;
  /** The last word on a candidate: how many words it comes to with what it is told with, 0 for no. */
  accept: (candidate: Candidate) => number;
};

// Measured on meetings with human summaries: pairs of words tell topics better than single words,
// and what was said once should weigh less the second time, but not nothing.
const fade = 0.3;
const pairWeight = 2;
const lengthPower = 0.2;
/** What a sentence tells decides; what the talk is about only leans. */
const gainPower = 0.35;

/**
 * Chooses sentences one by one: each time the one whose words matter most and are not yet said,
 * for its length. Ties go to the earlier one, so that the same record gives the same summary.
 */
export function chooseSentences(choice: Choice): Candidate[] {
  const { candidates, weights, covered, accept, prefer } = choice;
  const chosen: Candidate[] = [];
  const left = new Set(candidates);
  let words = 0;
  const worth = (candidate: Candidate) => {
    let gain = 0;
    for (const word of candidate.stems)
      gain += (weights.get(word) ?? 0.05) * fade ** (covered.get(word) ?? 0);
    for (const pair of candidate.pairs)
      gain += pairWeight * (weights.get(pair) ?? 0) * fade ** (covered.get(pair) ?? 0);
    const own = candidate.clarity * (prefer?.(candidate) ?? 1);
    return (gain ** gainPower / candidate.words ** lengthPower) * own;
  };
  while (left.size > 0 && words < choice.words && chosen.length < (choice.most ?? 1000)) {
    let best: Candidate | null = null;
    let highest = 0;
    for (const candidate of left) {
      // The last sentence may run over by a part of them, not far.
      if (words > 0 && words + candidate.words > choice.words * 1.25) continue;
      const value = worth(candidate);
      if (value > highest) [best, highest] = [candidate, value];
    }
    if (!best) break;
    left.delete(best);
    const used = accept(best);
    if (used === 0) continue;
    chosen.push(best);
    words += used;
    for (const word of [...best.stems, ...best.pairs])
      covered.set(word, (covered.get(word) ?? 0) + 1);
  }
  return chosen.sort((a, b) => a.at - b.at);
}
