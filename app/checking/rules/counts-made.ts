import type { Rule } from '../rule.ts';
import { againstNumbers, isCount } from './numbers.ts';

/**
 * A small count of things, in words, of which the source has no number: whoever wrote the sentence has counted
 * them, which is for a reader to do again.
 */
export const countsMade: Rule = {
  name: 'counts made',
  check: (compared) =>
    againstNumbers(compared).flatMap(({ mention, reason, isAbsent }) =>
      isAbsent && isCount(mention, compared.sentence) ? reason : [],
    ),
};
