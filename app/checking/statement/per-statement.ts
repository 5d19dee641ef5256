import type { Statement } from './statement.ts';

/** What is worked out of a thing once, however many rules ask for it. */
export function oncePer<K extends object, T>(workOut: (of: K) => T): (of: K) => T {
  const known = new WeakMap<K, { found: T }>();
  return (of) => {
    const kept = known.get(of);
    if (kept) return kept.found;
    const found = workOut(of);
    known.set(of, { found });
    return found;
  };
}

/** What is worked out of a text once, however many sentences are held against it. */
export const perStatement = <T>(workOut: (statement: Statement) => T) => oncePer(workOut);

/** Where each of a list of keys stands in it. */
export function placesBy<T>(list: readonly T[], keyOf: (item: T) => string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  list.forEach((item, at) => {
    const key = keyOf(item);
    const known = places.get(key);
    if (known) known.push(at);
    else places.set(key, [at]);
  });
  return places;
}

/** All tokens of a list of ranges. */
export function tokensIn(ranges: readonly { from: number; to: number }[]): Set<number> {
  const tokens = new Set<number>();
  for (const { from, to } of ranges) for (let at = from; at < to; at += 1) tokens.add(at);
  return tokens;
}
