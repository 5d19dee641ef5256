import { stem } from '#app/proceedings/language/stem.ts';
import { opposedAlways } from './opposites-always.ts';
import { opposedOfOneThing } from './opposites-of-one-thing.ts';
import type { OpposedEntry } from './word-table.ts';

const opposites = pairUp(opposedAlways);
const oppositesOfOne = pairUp([...opposedAlways, ...opposedOfOneThing]);

function pairUp(entries: readonly OpposedEntry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  const add = (from: string, to: string) => {
    const known = found.get(from) ?? new Set();
    found.set(from, known.add(to));
  };
  for (const { sides } of entries) {
    const [left, right] = [sides[0].map(oppositeKey), sides[1].map(oppositeKey)];
    for (const a of left) for (const b of right) add(a, b);
    for (const b of right) for (const a of left) add(b, a);
  }
  return found;
}

/** Stem for opposites; stop words such as 'more' and 'before' stay themselves. */
export function oppositeKey(word: string): string {
  return stem(word);
}

export function oppositesOf(stemmed: string): ReadonlySet<string> | undefined {
  return opposites.get(stemmed);
}

/** Words of the other side when both are said of the same thing. */
export function oppositesOfThing(stemmed: string): ReadonlySet<string> | undefined {
  return oppositesOfOne.get(stemmed);
}
