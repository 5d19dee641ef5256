import { checkSentences } from '#app/checking/check-sentences.ts';
import type { Segment } from '#app/records/transcript.ts';

type Sentence = { index: number; text: string; section: string; citations: number[] };

/**
 * What the checker says of the sentences that somebody typed without citing anything, held against
 * the passages that come nearest: advice, as nobody said that they rest on those.
 */
export function typedAdvice(
  origin: string,
  { sentences, segments }: { sentences: readonly Sentence[]; segments: readonly Segment[] },
): ReadonlyMap<number, string[]> {
  if (origin !== 'typed' || segments.length === 0) return new Map();
  const uncited = sentences.filter(({ citations }) => citations.length === 0);
  const checked = checkSentences(
    uncited.map(({ text, section }) => ({ text, section, item: null, citations: [] })),
    segments,
  );
  return new Map(
    uncited.flatMap(({ index }, at) => {
      const { verdict, reasons } = checked[at] ?? { verdict: 'supported', reasons: [] };
      return verdict === 'unsupported' ? [[index, reasons] as const] : [];
    }),
  );
}
