import type { Rule } from '../rule.ts';
import { wordsOf } from '../statement/statement.ts';

const ofAll = /^(?:out )?of(?: the| those| these| its| all)?$/;

/** '13 of the 5 recommendations' */
export const impossibleShares: Rule = {
  name: 'impossible shares',
  check: ({ sentence }) => {
    for (const [index, part] of sentence.numbers.entries()) {
      const whole = sentence.numbers[index + 1];
      if (!whole || whole.value >= part.value || part.unit === 'percent') continue;
      if (part.unit !== whole.unit && part.unit !== 'plain' && whole.unit !== 'plain') continue;
      const between = sentence.tokens.slice(part.to, whole.from);
      if (!ofAll.test(between.map(({ word }) => word).join(' '))) continue;
      if (sentence.dates.some(({ from, to }) => from <= whole.from && whole.from < to)) continue;
      const said = wordsOf(sentence, part.from, whole.to);
      return [`The sentence says ${said}, which is more than all.`];
    }
    return [];
  },
};
