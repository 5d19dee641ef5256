import type { Rule } from '../rule.ts';
import { numbersOf } from '../statement/number-places.ts';
import { withUnit } from '../statement/number-units.ts';

/** Up to here a number is often said twice of two things: 'two members and two seats'. */
const smallNumber = 20;

/** 'From 205,000 to 205,000': one number of the source in the place of two. */
export const doubledNumbers: Rule = {
  name: 'doubled numbers',
  check: ({ sentence, source }) => {
    const rest = new Set(
      source.numbers
        .filter(({ value }) => numbersOf(sentence, value).length === 0)
        .map(({ unit }) => unit),
    );
    for (const mention of sentence.numbers) {
      const { unit, value } = mention;
      if ((unit === 'plain' && value <= smallNumber) || !rest.has(unit)) continue;
      const isTwice = numbersOf(sentence, value).at(-1) !== mention;
      if (isTwice && numbersOf(source, value).length === 1)
        return [`The source says ${withUnit(sentence, mention)} once, the sentence twice.`];
    }
    return [];
  },
};
