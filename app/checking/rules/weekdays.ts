import { weekdays as weekdayNames } from '#app/proceedings/facts/dates.ts';
import type { Rule } from '../rule.ts';

/** A day of the week that the source does not have. */
export const weekdays: Rule = {
  name: 'weekdays',
  check: ({ sentence, source }) =>
    sentence.tokens
      .filter(({ word }) => weekdayNames.has(word) && !source.words.has(word))
      .map(({ text }) => `${text} is not in the source.`),
};
