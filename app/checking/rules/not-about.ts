import type { Rule } from '../rule.ts';
import { changedDenials } from './changed-denials.ts';
import { opposites } from './opposites.ts';
import { replacedWords } from './replacements.ts';

const deniesAbout = /\b(?:not|n't|never) about\b/i;

/** 'Was not about' denies all that follows it, which may well be named in the source. */
export const notAbout: Rule = {
  name: 'not about',
  yieldsTo: [changedDenials, replacedWords, opposites],
  check: ({ sentence, source }) =>
    deniesAbout.test(sentence.text) && !deniesAbout.test(source.text)
      ? ['The sentence says “not about” where the source does not.']
      : [],
};
