import type { Rule } from '../rule.ts';
import { withUnit } from '../statement/number-units.ts';

/** Up to here a number is often said twice of two things: 'two members and two seats'. */
const smallNumber = 20;

/** 'From 205,000 to 205,000': one number of the source in the place of two. */
export const doubledNumbers: Rule = {
  name: 'doubled numbers',
  check: ({ sentence, source }) => {
    for (const [index, mention] of sentence.numbers.entries()) {
      if (mention.unit === 'plain' && mention.value <= smallNumber) continue;
      const again = sentence.numbers.slice(index + 1).find(({ value }) => value === mention.value);
      const times = source.numbers.filter(({ value }) => value === mention.value).length;
      const rest = source.numbers.some(
        ({ value, unit }) =>
          unit === mention.unit && !sentence.numbers.some((known) => known.value === value),
      );
      if (again && times === 1 && rest)
        return [`The source says ${withUnit(sentence, mention)} once, the sentence twice.`];
    }
    return [];
  },
};
