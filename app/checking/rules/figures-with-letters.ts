import { judgedApart } from '../comparison/judged-apart.ts';
import type { Rule } from '../rule.ts';

const bare = (word: string) => word.replace(/[:.,$£€%]/g, '');

/** Numbers written with letters or colons, such as '6:10', '4F' and 'FY26'. */
export const figuresWithLetters: Rule = {
  name: 'figures with letters',
  check: (compared) => {
    const { sentence, source } = compared;
    const apart = judgedApart(compared);
    return sentence.tokens.flatMap((token, index) => {
      if (apart.has(index) || !/\d/.test(token.word)) return [];
      if (sentence.numbers.some(({ from, to }) => from <= index && index < to)) return [];
      const isSaid =
        source.words.has(token.word) ||
        source.tokens.some((other) => bare(other.word) === bare(token.word));
      return isSaid ? [] : [`“${token.text}” is not in the source.`];
    });
  },
};
