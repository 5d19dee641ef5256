import { groupsOf } from '../vocabulary/word-groups.ts';

type Around = ReadonlyMap<string, number>;

/** A like word tells less than the same. */
const likeWord = 0.6;

/** How much of each word around a number of the sentence stands around a number of the source. */
export type Likeness = readonly number[];

/** The words around a number with their groups, so that many places are compared at little cost. */
export function likenessTo(around: Around): (place: Around) => Likeness {
  const wanted = [...around].map(([key, weight]) => ({ key, weight, groups: groupsOf(key) }));
  return (place) => {
    const groups = new Set<number>();
    for (const key of place.keys()) for (const group of groupsOf(key)) groups.add(group);
    return wanted.map(({ key, weight, groups: own }) => {
      const same = place.get(key);
      if (same !== undefined) return weight * same;
      return own.some((group) => groups.has(group)) ? likeWord * weight : 0;
    });
  };
}

/** How much of what is around a number stands around a place of the source and not the other. */
export function tells(place: Likeness, other: Likeness): number {
  let sum = 0;
  for (let at = 0; at < place.length; at += 1) if (other[at] === 0) sum += place[at] ?? 0;
  return sum;
}
