import type { Case } from '#app/proceedings/cases/case.ts';
import type { Vote } from '#app/proceedings/vote.ts';
import { checkOfCount } from '../counted-sentence.ts';
import type { CheckedSentence } from '../draft.ts';
import { caseWeight } from './case-weight.ts';
import type { Told } from './outcome-sentences.ts';
import type { Quotation } from './quoting.ts';

/** What a case has for the opening of the summary. */
export type ForShort = {
  one: Case;
  votes: readonly Vote[];
  /** How much was said of it. */
  words: number;
  told: Told;
  quotations: readonly Quotation[];
};

type Chosen = Pick<CheckedSentence, 'text' | 'basis' | 'reasons'> & {
  index: number;
  segments: number[];
};

/** In short has so many cases; where none was decided, the most telling words stand for them. */
const cases = { most: 6, fewest: 3 };
const quotations = { most: 4, fewestTold: 1.2 };
/** A name beside words makes them worth more to a stranger. */
const named = 1.5;
/** A case that matters less than the weightiest by so much is no headline. */
const leastShare = 0.3;

/** The cases that matter most, each in one sentence, in the order they were taken up. */
export function inShort(all: readonly ForShort[]): Chosen[] {
  const weighed = all
    .map(({ one, votes, words, told }, index) => ({
      index,
      weight: caseWeight(one, votes, words),
      told: told.inShort,
    }))
    .filter(({ weight, told }) => weight > 0 && told !== null)
    .sort((a, b) => b.weight - a.weight);
  const heaviest = weighed[0]?.weight ?? 0;
  // What a list adopts stands only where little else was decided.
  const alone = weighed.filter(({ index }) => all[index]?.one.isConsent !== true);
  const decided = (alone.length < cases.fewest ? weighed : alone)
    .filter(({ weight }, place) => place < cases.fewest || weight >= leastShare * heaviest)
    .slice(0, cases.most)
    .flatMap(({ index, told }): Chosen[] =>
      told ? [{ index, text: told.text, segments: told.segments, ...checkOfCount(told) }] : [],
    );
  const chosen = decided.length > 0 ? decided : mostTelling(all);
  return chosen.sort((a, b) => a.index - b.index);
}

/** The most telling words, from as many cases as there are. */
function mostTelling(all: readonly ForShort[]): Chosen[] {
  const found = all.flatMap(({ one, quotations: own }, index) =>
    one.kind === 'closing' ? [] : own.map((quotation) => ({ index, ...quotation })),
  );
  const worthOf = ({ worth, isNamed }: Quotation) => worth * (isNamed ? named : 1);
  const sorted = found.sort((a, b) => worthOf(b) - worthOf(a));
  const chosen: typeof found = [];
  for (const perCase of [1, quotations.most]) {
    for (const one of sorted) {
      if (chosen.length >= quotations.most || one.worth < quotations.fewestTold) break;
      const own = chosen.filter(({ index }) => index === one.index);
      if (!chosen.includes(one) && own.length < perCase) chosen.push(one);
    }
  }
  return chosen.map(({ index, labelled, segments }) => ({
    index,
    text: labelled,
    segments,
    basis: 'quoted',
    reasons: [],
  }));
}
