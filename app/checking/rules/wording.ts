import type { Rule } from '../rule.ts';

/**
 * Below this share of its wording in the source, a sentence says something else. Of the sentences
 * written by hand 0.55 marks 36 true ones and catches 483 untrue ones; 0.5 marks 34 and catches 481
 * (and three moved citations fewer), 0.6 marks 41 and catches 484.
 */
const enoughWording = 0.55;

/** Words named in a reason; more would not be read. */
const wordsShown = 4;

/** A sentence of which the source says too little, in its own or like words. */
export const wording: Rule = {
  name: 'wording',
  check: ({ wording: { share, missing } }) => {
    if (share >= enoughWording) return [];
    const words = missing.slice(0, wordsShown).map((word) => `“${word}”`);
    if (words.length === 0) return ['The source hardly says this.'];
    return [`The source does not say this: it has no ${words.join(', ')}.`];
  },
};
