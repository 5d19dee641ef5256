import type { Term } from './query.ts';

/** Words of a text from one place to another, both included. */
export type Place = { first: number; last: number };

/** Where a term stands among the words of a text, which are given by what they are known by. */
export function termPlaces(stems: readonly string[], term: Term): Place[] {
  const [head] = term;
  if (head === undefined) return [];
  const places: Place[] = [];
  for (let first = stems.indexOf(head); first !== -1; first = stems.indexOf(head, first + 1)) {
    if (term.every((part, step) => stems[first + step] === part)) {
      places.push({ first, last: first + term.length - 1 });
    }
  }
  return places;
}

/** How many words the shortest stretch has that holds a place of each list; null where one is empty. */
export function shortestStretch(lists: readonly Place[][]): number | null {
  if (lists.length === 0 || lists.some(({ length }) => length === 0)) return null;
  const all = lists
    .flatMap((places, list) => places.map((place) => ({ ...place, list })))
    .sort((one, other) => one.first - other.first);
  const counts = lists.map(() => 0);
  let [from, missing, shortest] = [0, lists.length, Number.POSITIVE_INFINITY];
  for (const { list, last } of all) {
    if (counts[list] === 0) missing -= 1;
    counts[list] = (counts[list] ?? 0) + 1;
    while (missing === 0) {
      const left = all[from];
      if (!left) break;
      shortest = Math.min(shortest, last - left.first + 1);
      counts[left.list] = (counts[left.list] ?? 0) - 1;
      if (counts[left.list] === 0) missing += 1;
      from += 1;
    }
  }
  return shortest;
}
