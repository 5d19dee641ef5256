import { judgedApart } from '../comparison/judged-apart.ts';
import type { Rule } from '../rule.ts';
import { numberTokens } from '../statement/number-places.ts';
import { perStatement } from '../statement/per-statement.ts';

const bare = (word: string) => word.replace(/[:.,$£€%]/g, '');

const bareWords = perStatement(({ tokens }) => new Set(tokens.map(({ word }) => bare(word))));

/** Numbers written with letters or colons, such as '6:10', '4F' and 'FY26'. */
export const figuresWithLetters: Rule = {
  name: 'figures with letters',
  check: (compared) => {
    const { sentence, source } = compared;
    const apart = judgedApart(compared);
    return sentence.tokens.flatMap((token, index) => {
      if (apart.has(index) || !/\d/.test(token.word)) return [];
      if (numberTokens(sentence).has(index)) return [];
      const isSaid = source.words.has(token.word) || bareWords(source).has(bare(token.word));
      return isSaid ? [] : [`“${token.text}” is not in the source.`];
    });
  },
};
