/** The time, and waiting for it; tests have one of their own. */
export type Clock = {
  now: () => Date;
  wait: (milliseconds: number) => Promise<void>;
};

export const realClock: Clock = {
  now: () => new Date(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};
