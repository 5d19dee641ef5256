import type { PassageKind } from './found.ts';
import type { DayRange } from './read-dates.ts';

/** One word, or several that stand one after the other, as the index knows them. */
export type Term = readonly string[];

export type Chosen<T> = { only: T[]; not: T[] };

/** What somebody looks for. */
export type Query = {
  /** The query in words, as the page shows it back */
  asked: string;
  /** What was left out of it, each a sentence that says what to do */
  remarks: string[];
  /** All of these, each by any of its terms */
  all: Term[][];
  none: Term[];
  kind: Chosen<PassageKind>;
  outcome: Chosen<string>;
  /** By words of the name */
  body: Chosen<Term>;
  speaker: Chosen<Term>;
  date: DayRange;
};

/** Whether it says anything that can be looked for. */
export function isEmptyQuery({ all, kind, outcome, body, speaker, date }: Query): boolean {
  const filters = [kind, outcome, body, speaker].some(({ only }) => only.length > 0);
  return all.length === 0 && !filters && date.from === null && date.to === null;
}
