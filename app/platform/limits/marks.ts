/** What is known of a key for some days. */
export type Marks = {
  has: (key: string) => Promise<boolean>;
  /** From now on, for as many days again. */
  set: (key: string) => Promise<void>;
};

const mostKept = 100_000;

export function marksInMemory({ days }: { days: number }): Marks {
  const until = new Map<string, number>();
  return {
    has: async (key) => (until.get(key) ?? 0) > Date.now(),
    async set(key) {
      // Set anew, so that the map is in the order in which they were set.
      until.delete(key);
      until.set(key, Date.now() + days * 24 * 60 * 60 * 1000);
      const [oldest] = until.keys();
      if (until.size > mostKept && oldest !== undefined) until.delete(oldest);
    },
  };
}
