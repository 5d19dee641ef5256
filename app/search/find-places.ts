import type { Range } from './mark-ranges.ts';
import { readQuery } from './read-query.ts';
import { type Place, termPlaces } from './term-places.ts';
import { readWords, type Word } from './words.ts';

/** Words that belong to one matter stand within as many words of each other: some 20 seconds. */
const nearness = 50;

/** A word of one of the texts. */
type Spoken = Word & { text: number };

export type FoundRanges = {
  /** The texts in which it begins to be said, by their indexes and in their order. */
  places: number[];
  /** What to mark in each text; a phrase may go on in the next. */
  marks: Map<number, Range[]>;
};

/** Where in texts that follow one another something is said: all that was asked for, close together. */
export function findPlaces(texts: readonly string[], query: string): FoundRanges {
  const spoken: Spoken[] = [];
  for (const [at, text] of texts.entries()) {
    for (const { stem, start, end } of readWords(text)) spoken.push({ stem, text: at, start, end });
  }
  const stems = spoken.map(({ stem }) => stem);
  const said = readQuery(query).all.map((terms) =>
    inOrder(terms.flatMap((term) => termPlaces(stems, term))),
  );
  const near = inOrder(
    said.flatMap((own) => own.filter(({ first }) => said.every((other) => isNear(first, other)))),
  );
  return { places: placesOf(near, said, spoken), marks: marksOf(near, spoken) };
}

const inOrder = (occurrences: readonly Place[]) =>
  occurrences.toSorted((one, other) => one.first - other.first || other.last - one.last);

function isNear(first: number, others: readonly Place[]): boolean {
  return firstOf(others[countBefore(others, first - nearness)]) <= first + nearness;
}

/** Each place begins with one of the words, as close to the others as can be. */
function placesOf(
  found: readonly Place[],
  said: readonly Place[][],
  spoken: readonly Spoken[],
): number[] {
  const places = new Set<number>();
  let end = -1;
  for (const { first } of found) {
    if (first <= end) continue;
    const last = Math.max(...said.map((own) => firstOf(own[countBefore(own, first)])));
    if (last > first + nearness) continue;
    const start = Math.min(...said.map((own) => firstOf(own[countBefore(own, last + 1) - 1])));
    places.add(spoken[start]?.text ?? 0);
    end = last;
  }
  return [...places];
}

const firstOf = (occurrence: Place | undefined) => occurrence?.first ?? Number.POSITIVE_INFINITY;

/** How many of the occurrences, which are in their order, begin before a word. */
function countBefore(occurrences: readonly Place[], word: number): number {
  let [low, high] = [0, occurrences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (firstOf(occurrences[middle]) < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Words that follow one another in a text are marked as one; none is marked twice. */
function marksOf(found: readonly Place[], spoken: readonly Spoken[]): Map<number, Range[]> {
  const marks = new Map<number, Range[]>();
  let marked = -1;
  for (const { first, last } of found) {
    let [inText, range]: [number, Range] = [-1, { start: 0, end: 0 }];
    for (const { text, start, end } of spoken.slice(Math.max(first, marked + 1), last + 1)) {
      if (text === inText) {
        range.end = end;
        continue;
      }
      [inText, range] = [text, { start, end }];
      const others = marks.get(text);
      if (others) others.push(range);
      else marks.set(text, [range]);
    }
    marked = Math.max(marked, last);
  }
  return marks;
}
