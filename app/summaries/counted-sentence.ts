import type { Basis } from './draft.ts';

/** A sentence that code makes of what it counted, and whether only its place says what the vote was on. */
export type CountedSentence = { text: string; isPlaced: boolean };

const placed =
  'What was voted on is known only by what was said before: no agenda has it, and the motion does not name it.';

/**
 * How such a sentence was checked. A count is not compared; that a vote stands on the matter before it is no more
 * than a comparison, which somebody has to read.
 */
export const checkOfCount = ({ isPlaced }: { isPlaced: boolean }) => ({
  basis: isPlaced ? ('compared' as const) : ('counted' as const),
  verdict: 'supported' as const,
  reasons: isPlaced ? [placed] : [],
  doubts: [],
});

/** Of a draft by code alone what was neither counted nor quoted, or did not pass: there should be nothing of it. */
export function looseIn<T extends { text: string; verdict: string; basis: Basis }>(
  judged: readonly T[],
  counted: readonly CountedSentence[],
): T[] {
  const ofCount = new Set(counted.map(({ text }) => text));
  return judged.filter(
    ({ text, verdict, basis }) =>
      verdict !== 'supported' || (basis === 'compared' && !ofCount.has(text)),
  );
}
