/** What is being made, for those who ask for the same meanwhile. */
export class UnderWay<Made> {
  readonly #making = new Map<string, Promise<Made | null>>();

  /** What will come of it, null where that is for one alone or never came; nothing where nobody makes it. */
  of(key: string): Promise<Made | null> | undefined {
    return this.#making.get(key);
  }

  /** To be called with what came of it; whoever calls again changes nothing. */
  begin(key: string): (made: Made | null) => void {
    const { promise, resolve } = Promise.withResolvers<Made | null>();
    if (!this.#making.has(key)) this.#making.set(key, promise);
    return (made) => {
      if (this.#making.get(key) === promise) this.#making.delete(key);
      resolve(made);
    };
  }
}
