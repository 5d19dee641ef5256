import { checkSentences } from '#app/checking/check-sentences.ts';
import type { Segment } from '#app/records/transcript.ts';
import { adviceOf, asked } from './asked-advice.ts';

type Sentence = { text: string; section: string; citations: number[] };

/**
 * What the checker says of the sentences that somebody typed without citing anything, by their
 * places among these, held against the passages that come nearest: advice, as nobody said that they
 * rest on those. What it has nothing against has an empty list.
 */
export function typedAdvice(
  origin: string,
  { sentences, segments }: { sentences: readonly Sentence[]; segments: readonly Segment[] },
): ReadonlyMap<number, string[]> {
  if (origin !== 'typed' || segments.length === 0) return new Map();
  const uncited = sentences.flatMap((sentence, place) =>
    sentence.citations.length === 0 ? { ...sentence, place } : [],
  );
  const checked = checkSentences(uncited.map(asked), segments);
  return new Map(checked.map(adviceOf).map((advice, at) => [uncited[at]?.place ?? 0, advice]));
}
