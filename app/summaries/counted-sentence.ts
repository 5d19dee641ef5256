import type { Footing } from '#app/proceedings/vote.ts';
import type { Basis } from './draft.ts';

/** A sentence that code makes of a vote, what it rests on, and whom the vote names, where that is known. */
export type CountedSentence = {
  text: string;
  footing: Footing;
  names?: readonly string[];
  /** Whose words and counts it takes, where they are an editor's; null where all of them are code's. */
  writtenBy?: WrittenBy | null;
};

/** An editor who wrote a case's title or a vote, and when. */
export type WrittenBy = { byId: string | null; at: Date };

const reasons: Record<Footing, string[]> = {
  named: [],
  placed: [
    'What was voted on is known only by what was said before: no agenda has it, and the motion does not name it.',
  ],
  heard: ['A language model heard this decision in the record. No vote was counted there.'],
};

/**
 * How such a sentence was checked. A count is not compared; that a vote stands on the matter before it, or was
 * taken as a model says, is no more than a comparison, which somebody has to read. So is what an editor wrote.
 */
export const checkOfCount = ({
  footing,
  writtenBy,
}: Pick<CountedSentence, 'footing' | 'writtenBy'>) => ({
  basis: footing === 'named' && !writtenBy ? ('counted' as const) : ('compared' as const),
  verdict: 'supported' as const,
  reasons: reasons[footing],
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
