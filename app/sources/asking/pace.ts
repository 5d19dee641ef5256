/** How quickly one host is asked. All in seconds. */
export type Pace = {
  /** Between an answer and the next question */
  between: number;
  /** The longest that robots.txt may ask for in between */
  mostBetween: number;
  /** So long a question may be unanswered before its turn goes to others, if its process has died */
  turn: number;
  /** So long a caller waits for its turn before its job is put off */
  patience: number;
};

/**
 * Three seconds are what crawlers of archives keep. A site that wants a minute gets it; one that wants
 * an hour would hold a list of a hundred documents for days, and is asked each minute. The twentieth of a second over
 * is for the way: a host notes the end of its answer later than whoever has it.
 */
export const politePace: Pace = { between: 3.05, mostBetween: 60, turn: 15, patience: 10 };

/** A wait after `refusals` answers in a row that were errors: it doubles up to an hour. */
export const backOffSeconds = (refusals: number, between: number) =>
  Math.min(between * 2 ** Math.min(refusals, 20), 60 * 60);

/** Nobody is left alone for longer on their word: a wrong clock would end a source for good. */
export const longestRestSeconds = 7 * 24 * 60 * 60;

/** A job that would be put off for longer has failed, and says why. */
export const longestPutOffSeconds = 6 * 60 * 60;
