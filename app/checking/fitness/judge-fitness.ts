import { contradictedDates } from './contradicted-dates.ts';
import { cutCitations } from './cut-citations.ts';
import { fragments } from './fragments.ts';
import { nearMisses } from './near-misses.ts';
import { type Content, saidTwice } from './said-twice.ts';
import { unannounced } from './unannounced.ts';
import { unownedArguments } from './unowned-arguments.ts';

/** What is known around a sentence; each part makes more questions possible. */
export type FitnessContext = {
  /** What the agenda calls things. */
  titles?: readonly string[];
  /** Names of the body's members, as they are spelt. */
  members?: readonly string[];
  /** The meeting's calendar date, yyyy-mm-dd. */
  date?: string | null;
  /** What stands before it in the same part of the summary. */
  before?: readonly Content[];
  /** The words of the record that it rests on. */
  source?: string;
};

/**
 * Whether a stranger can read a sentence: what speaks against that, in words for the editor; nothing
 * where it is fit to print. Whether it is true is another question (check-sentence.ts).
 */
export function judgeFitness(text: string, context: FitnessContext = {}): string[] {
  return [
    ...fragments(text),
    ...unownedArguments(text),
    ...unannounced(text),
    ...cutCitations(text, context.source ?? ''),
    ...nearMisses(text, context),
    ...contradictedDates(text, context.date ?? null),
    ...saidTwice(text, context.before ?? []),
  ];
}
