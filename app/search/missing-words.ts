import type { Query, Term } from './query.ts';
import type { Scored } from './score.ts';
import { termPlaces } from './term-places.ts';
import { readWords, stemsOf } from './words.ts';

/** Of a query, what none of these passages has: neither its words, nor its title, speaker or body. */
export function missingTerms(
  { all }: Query,
  passages: readonly Scored[],
  bodiesOf: ReadonlyMap<string, readonly string[]>,
): Term[][] {
  const read = passages.map(({ text, heading, speaker, entityId }) => ({
    stems: [text, heading, speaker].flatMap((said) => stemsOf(said ?? '')),
    entityId: entityId ?? '',
  }));
  return all.filter(
    (terms) =>
      !terms.some((term) =>
        read.some(
          ({ stems, entityId }) =>
            termPlaces(stems, term).length > 0 ||
            (term.length === 1 && bodiesOf.get(term[0] ?? '')?.includes(entityId)),
        ),
      ),
  );
}

/** Those words as they were typed. */
export function asTyped(missing: readonly Term[][], question: string): string[] {
  const stems = new Set(missing.flat(2));
  const typed = readWords(question).filter(({ stem }) => stems.has(stem));
  return [...new Set(typed.map(({ start, end }) => question.slice(start, end)))];
}
