import type { Statement } from './statement.ts';

/** What is worked out of a text once, however many sentences and rules ask for it. */
export function perStatement<T>(workOut: (statement: Statement) => T): (statement: Statement) => T {
  const known = new WeakMap<Statement, { found: T }>();
  return (statement) => {
    const kept = known.get(statement);
    if (kept) return kept.found;
    const found = workOut(statement);
    known.set(statement, { found });
    return found;
  };
}

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
