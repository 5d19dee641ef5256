/** In milliseconds: what a replica answers is at most so old. */
export const longestLag = 10_000;

/** In milliseconds: so often, while it is asked, a replica is compared with its primary. */
const between = 1000;

export type Positions = {
  /** How far the primary has written. */
  ofPrimary: () => Promise<string>;
  /** Whether the replica has got as far as that. */
  hasReplica: (position: string) => Promise<boolean>;
};

/**
 * Whether a replica is known to lag less than `longestLag`. Its own clock cannot tell: nothing may have been
 * written for an hour, or nothing received. So it has to get as far as the primary was at a moment that is
 * remembered. Nobody waits for the comparison, which is made beside what is asked: until the first one, and
 * after a time in which nothing was asked, the primary answers.
 */
export function freshnessOf({ ofPrimary, hasReplica }: Positions) {
  let mark: { position: string; at: number } | null = null;
  let provenAt = Number.NEGATIVE_INFINITY;
  let comparedAt = Number.NEGATIVE_INFINITY;

  async function compare() {
    const latest = { at: Date.now(), position: await ofPrimary() };
    if (await hasReplica(latest.position)) {
      provenAt = latest.at;
      mark = null;
    } else if (mark && (await hasReplica(mark.position))) {
      provenAt = mark.at;
      mark = latest;
    } else mark ??= latest;
  }

  return function isFresh(): boolean {
    const now = Date.now();
    if (now - comparedAt >= between) {
      comparedAt = now;
      // Whoever does not answer proves nothing.
      compare().catch(() => undefined);
    }
    return now - provenAt < longestLag;
  };
}
