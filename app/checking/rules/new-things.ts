import type { Compared } from '../comparison/compared.ts';
import { type Carried, carriedWords } from '../evidence/carried-words.ts';
import type { Rule } from '../rule.ts';
import { wording } from './wording.ts';

/** What comes no nearer to the source than this is not in it; 0.4 does alike, 0.6 marks four true ones. */
const lacking = 0.5;
const fewest = 2;
/** Words that tell more than they claim are half carried by any source. */
const fullWeight = 0.5;

/** 'A new lift station' where the source has none of it: a thing first named by the sentence. */
export const newThings: Rule = {
  name: 'new things',
  yieldsTo: [wording],
  check: (compared) => {
    for (const words of thingsOf(compared)) {
      const claimed = words.filter(({ weight }) => weight >= fullWeight);
      if (claimed.length < fewest || claimed.some(({ by }) => by >= lacking)) continue;
      const named = claimed.map(({ at }) => `“${compared.sentence.tokens[at]?.text}”`);
      return [`The source does not say this: it has no ${named.join(', ')}.`];
    }
    return [];
  },
};

/** The words of each stretch from an 'a' to the next one or to the next comma. */
function thingsOf(compared: Compared): Carried[][] {
  const { tokens } = compared.sentence;
  const things: Carried[][] = [[]];
  let next = 0;
  for (const word of carriedWords(compared)) {
    for (; next <= word.at; next += 1) {
      const token = tokens[next];
      if (token && (token.gap !== 'none' || /^an?$/.test(token.word))) things.push([]);
    }
    things.at(-1)?.push(word);
  }
  return things;
}
