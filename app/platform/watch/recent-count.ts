const minute = 60_000;

/** Counts what happened within the last so many minutes, in as many numbers. */
export class RecentCount {
  readonly #minutes: number;
  readonly #counts = new Map<number, number>();

  constructor(minutes: number) {
    this.#minutes = minutes;
  }

  add(now = Date.now()): void {
    this.#forget(now);
    const current = Math.floor(now / minute);
    this.#counts.set(current, (this.#counts.get(current) ?? 0) + 1);
  }

  total(now = Date.now()): number {
    this.#forget(now);
    return [...this.#counts.values()].reduce((sum, count) => sum + count, 0);
  }

  #forget(now: number): void {
    const first = Math.floor(now / minute) - this.#minutes + 1;
    for (const at of this.#counts.keys()) {
      if (at < first) this.#counts.delete(at);
    }
  }
}
