import { LRUCache } from 'lru-cache';
import type { PublicVersion } from './public-version.ts';

/** As `PublicVersion` has it. None in the command line and in development, where nothing is kept. */
let latest: PublicVersion['latest'] | undefined;

/** Has what `keepPublic` reads kept from now on, as long as public data is of the same version. */
export function keepUnder(version: PublicVersion | null): void {
  latest = version?.latest;
}

/** Milliseconds, as long as public pages are kept. */
const longest = 60_000;

const names = new WeakMap<object, number>();
let lastName = 0;

/**
 * What is kept, or made of that alone, and each of its parts, is known by this in place of all that it holds;
 * nothing else has one. It is another for each that is made, also of the same.
 */
export const nameOfKept = (value: object): number | undefined => names.get(value);

function withName<Value extends object>(value: Value): Value {
  for (const each of [value, ...Object.values(value)]) {
    if (typeof each !== 'object' || each === null) continue;
    lastName += 1;
    names.set(each, lastName);
  }
  return value;
}

type Kept<Value> = { of: number; value: Promise<Value> };

/**
 * Reads what is the same for everybody once for a version of the public data, and for all who ask for it until
 * that changes. What is read belongs to tables whose changes are counted (decision 031), or to the key.
 * Nobody changes what they are given.
 *
 * @param most how many are kept; those not asked for longest go
 */
export function keepPublic<Value extends object>(most: number) {
  const kept = new LRUCache<string, Kept<Value>>({ max: most, ttl: longest });
  return async (key: string, read: () => Promise<Value>): Promise<Value> => {
    // Before anything is read: what is kept is never of a later version than it says.
    const now = await latest?.();
    if (typeof now !== 'number') return read();
    const known = kept.get(key);
    if (known?.of === now) return known.value;
    const value = read().then(withName);
    const entry = { of: now, value };
    kept.set(key, entry);
    value.catch(() => {
      if (kept.peek(key) === entry) kept.delete(key);
    });
    return value;
  };
}

/** What is made of something that is kept, and of nothing else that changes, made once. */
export function keepMade<Made extends object>() {
  const made = new WeakMap<object, Promise<Made>>();
  return (given: object, make: () => Promise<Made>): Promise<Made> => {
    if (nameOfKept(given) === undefined) return make();
    const known = made.get(given);
    if (known) return known;
    const making = make().then(withName);
    made.set(given, making);
    making.catch(() => made.delete(given));
    return making;
  };
}
