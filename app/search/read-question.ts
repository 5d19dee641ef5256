import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Query, Term } from './query.ts';
import { readQuery } from './read-query.ts';
import { stemOf } from './stem.ts';

/** Words of asking: they say how somebody asks, not of what. */
const asking = new Set(
  words(`speak speaking spoken anybody anyone anything somebody someone something everything everybody people
  decide decided decision discuss discussed mention mentioned explain describe summarize know think
  thought find found tell show give want learn please happening outcome result conclude concluded
  council board commission committee meeting meetings member members official officials record records
  much many often long ever yet recently lately latest currently exactly`).map(stemOf),
);

export const isAskingWord = (stem: string): boolean => asking.has(stem);

const deciding = pattern('i')`\b${words(
  'decide decided decision decisions vote voted votes approve approved adopt adopted pass passed reject rejected',
)}\b`;

/** Whether somebody asks what became of it, and not what was said. */
export const asksWhatWasDecided = (question: string): boolean => deciding.test(question);

/**
 * What a question looks for: its words without those of asking, unless it has no others. Quotation
 * marks, fields and OR mean what they mean to the search.
 */
export function readQuestion(text: string): Query {
  const query = readQuery(text);
  const telling = query.all.filter((terms) => !terms.some(isAsking));
  return telling.length > 0 ? { ...query, all: telling } : query;
}

const isAsking = (term: Term) => term.length === 1 && term.every(isAskingWord);
