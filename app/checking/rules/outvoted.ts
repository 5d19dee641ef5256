import type { Rule } from '../rule.ts';
import { outcomes as outcomesIn } from '../statement/outcome-patterns.ts';
import { outcomes } from './outcomes.ts';

/** 'Agreed to, 4 to 9', where the source does not say that it was adopted all the same. */
export const outvoted: Rule = {
  name: 'outvoted',
  yieldsTo: [outcomes],
  check: ({ sentence, source }) => {
    const said = outcomesIn(sentence.text);
    if (said.yes === 0 || said.no > 0 || outcomesIn(source.text).yes > 0) return [];
    const isOutvoted = sentence.tallies.some(
      ({ yes, no }) => yes !== null && no !== null && yes < no,
    );
    return isOutvoted
      ? ['The sentence says that it was adopted by fewer votes than were against it.']
      : [];
  },
};
