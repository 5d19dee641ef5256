import { type HeardName, readName } from '#app/entities/roster/heard-name.ts';
import { nameDistance, sounded } from '#app/entities/roster/name-distance.ts';
import { nearEnough } from '#app/entities/roster/settle-name.ts';

/** Whether two names mean one person: written alike, the same but spelt otherwise, or another. */
export type Likeness = 'same' | 'spelling' | 'other';

/** Compares names, each two once: a meeting's votes name the same few people over and over. */
export function personComparison(): typeof samePerson {
  const known = new Map<string, Likeness>();
  return (heard, written) => {
    const key = `${heard}\n${written}`;
    const likeness = known.get(key) ?? samePerson(heard, written);
    known.set(key, likeness);
    return likeness;
  };
}

/** Compares a name that was heard with one that was written; an office alone says nobody's name. */
export function samePerson(heard: string, written: string): Likeness {
  const [one, other] = [readName(heard), readName(written)];
  if (one.surname.length === 0 || other.surname.length === 0) return 'same';
  if (isFirstName(one, other) || isFirstName(other, one)) return 'same';
  if (differs(one.given, other.given)) return 'other';
  const [own, theirs] = [one.surname.join(''), other.surname.join('')];
  if (own === theirs) return 'same';
  return nameDistance(sounded(own), sounded(theirs)) <= nearEnough ? 'spelling' : 'other';
}

/** 'Robert' is Robert Ellis. */
const isFirstName = (one: HeardName, other: HeardName) =>
  one.given.length === 0 && other.given[0] === one.surname.join('') && one.surname.length === 1;

/** Two first names of which neither can be short for the other. */
function differs(one: readonly string[], other: readonly string[]): boolean {
  const [own, theirs] = [one[0], other[0]];
  if (own === undefined || theirs === undefined) return false;
  return !own.startsWith(theirs) && !theirs.startsWith(own);
}
