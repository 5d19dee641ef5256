import { pattern } from '#app/platform/language/pattern.ts';
import { smallNumber } from '../facts/number-vocabulary.ts';
import { countWords } from '../language/count-words.ts';
import type { FoundCase } from './found-case.ts';

/** 'Approve four eight and four ten': nothing but numbers after what is to be done. */
const onlyPairs = pattern(
  'i',
)`^(?:(?:to|we|approve|adopt|accept|items?|and|through|approval|of|move) |${countWords}(?:[,.]? |[,.]?$))+$`;
const aCount = pattern('gi')`\b${countWords}\b`;

/**
 * The cases that a motion names by nothing but pairs of spoken numbers, as captions hear '7.1, 7.2 and 7.3'; none
 * where a pair is no case's number.
 */
export function casesInPairs(motion: string, cases: readonly FoundCase[], until: number): number[] {
  const numbers = (motion.match(aCount) ?? []).map((word) => smallNumber(word.toLowerCase()));
  if (numbers.length < 4 || numbers.length % 2 !== 0 || !onlyPairs.test(motion)) return [];
  const found = numbers.flatMap((number, at) =>
    at % 2 === 1
      ? []
      : cases.findIndex(
          ({ designator, from }) => designator === `${number}.${numbers[at + 1]}` && from <= until,
        ),
  );
  return found.includes(-1) ? [] : [...new Set(found)];
}
