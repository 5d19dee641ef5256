/** Counts attempts by whatever names who tries. */
export type Counter = {
  /** Uses up one attempt of `key`: 0 where there was one, or else the milliseconds until there is. */
  take: (key: string) => Promise<number>;
  /** Gives the attempt back. */
  giveBack: (key: string) => Promise<void>;
  /** Starts `key` afresh. */
  forget: (key: string) => Promise<void>;
};
