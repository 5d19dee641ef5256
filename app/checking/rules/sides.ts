import type { Rule } from '../rule.ts';

const votedFor = /\bvot(?:e|es|ed|ing) (?:for(?! and)|in favou?r|yes|aye)\b/i;
const votedAgainst = /\bvot(?:e|es|ed|ing) (?:against|no|nay)\b/i;

const sidesIn = (text: string) => ({ for: votedFor.test(text), against: votedAgainst.test(text) });

/** 'Voted for' where the source only has 'voted against', and the other way round. */
export const sides: Rule = {
  name: 'sides',
  check: ({ sentence, source }) => {
    const claimed = sidesIn(sentence.text);
    const said = sidesIn(source.text);
    if (claimed.for && !claimed.against && said.against && !said.for)
      return ['The source says “voted against”, the sentence “voted for”.'];
    if (claimed.against && !claimed.for && said.for && !said.against)
      return ['The source says “voted for”, the sentence “voted against”.'];
    return [];
  },
};
