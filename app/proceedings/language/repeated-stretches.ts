import type { SpokenSentence } from './spoken-sentences.ts';

/** In letters: shorter sentences are said many times in any meeting. */
const longEnough = 25;
/**
 * How many different long sentences in the same order make a repetition, and how far they may lie apart: of a board
 * that votes item by item in the same few words, each vote is one of its own.
 */
const stretch = { fewest: 12, gap: 10, nearest: 30 };
/** A sentence that was said more often is a formula. */
const mostPlaces = 12;

/**
 * The sentences that only repeat an earlier stretch of the record: recordings are joined twice, and
 * captions go on with the beginning of a loop. By their index.
 */
export function repeatedStretches(sentences: readonly SpokenSentence[]): ReadonlySet<number> {
  const places = new Map<string, number[]>();
  const textAt = new Map(sentences.map(({ index, text }) => [index, text]));
  const byOffset = new Map<number, number[]>();
  for (const { index, text } of sentences) {
    if (text.length < longEnough) continue;
    const before = places.get(text) ?? [];
    if (before.length <= mostPlaces) {
      for (const place of before) {
        const offset = index - place;
        if (offset >= stretch.nearest) {
          const at = byOffset.get(offset);
          if (at) at.push(index);
          else byOffset.set(offset, [index]);
        }
      }
    }
    before.push(index);
    places.set(text, before);
  }
  const repeated = new Set<number>();
  for (const at of byOffset.values()) {
    let from = 0;
    for (let to = 1; to <= at.length; to += 1) {
      const goesOn = to < at.length && (at[to] ?? 0) - (at[to - 1] ?? 0) <= stretch.gap;
      if (goesOn) continue;
      const different = new Set(at.slice(from, to).map((index) => textAt.get(index)));
      if (different.size >= stretch.fewest) {
        for (let index = at[from] ?? 0; index <= (at[to - 1] ?? 0); index += 1) repeated.add(index);
      }
      from = to;
    }
  }
  return repeated;
}
