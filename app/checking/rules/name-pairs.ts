import { capitalized } from '#app/platform/language/capitalized.ts';
import { isStopWord } from '#app/proceedings/language/stop-list.ts';
import { isNameIn, isTogether, neighbours } from '../comparison/name-neighbours.ts';
import type { Rule } from '../rule.ts';
import type { Statement } from '../statement/statement.ts';
import { bareWord, isName } from '../vocabulary/names.ts';
import { isTitle } from '../vocabulary/titles.ts';

/**
 * 'Denise Haynes' where the source has a Denise Okoro and a Commissioner Haynes: both words stand
 * there, but never together.
 */
export const namePairs: Rule = {
  name: 'name pairs',
  check: ({ sentence, source }) =>
    sentence.tokens.flatMap((second, index) => {
      const first = sentence.tokens[index - 1];
      if (!first || second.gap !== 'none' || !/^\p{Lu}\p{L}+/u.test(first.text)) return [];
      if (isStopWord(first.word) || first.word === second.word) return [];
      if (!isName(sentence, index)) return [];
      return partedRun(sentence, index, source) ?? otherPair(sentence, index, source) ?? [];
    }),
};

/** 'Denise Haynes': the source has both words, each with another beside it. */
function otherPair(sentence: Statement, index: number, source: Statement): string | null {
  const [first, second] = [sentence.tokens[index - 1], sentence.tokens[index]];
  if (!first || !second) return null;
  const own = bareWord(second.word);
  const after = neighbours(source, bareWord(first.word), 1);
  const before = neighbours(source, own, -1);
  if (after.size === 0 || before.size === 0 || isTogether(source, first.word, own)) return null;
  const [other] = [...after].filter((name) => name !== own);
  if (other === undefined) return null;
  const [said, claimed] = [capitalized(other), second.text];
  return `The source says ${first.text} ${said}, the sentence says ${first.text} ${claimed}.`;
}

/** 'Welsh Saint' where the source has a Welsh Government and a Trinity Saint David. */
function partedRun(sentence: Statement, index: number, source: Statement): string | null {
  const [first, second] = [sentence.tokens[index - 1], sentence.tokens[index]];
  if (!first || !second || !isName(sentence, index - 1)) return null;
  const [a, b] = [bareWord(first.word), bareWord(second.word)];
  if (isTitle(a) || isTitle(b) || /^\p{Lu}{2,}$/u.test(second.text)) return null;
  if (isTogether(source, a, b) || isTogether(source, b, a)) return null;
  if (!source.words.has(a) || !source.words.has(b)) return null;
  if (!isNameIn(source, a) || !isNameIn(source, b)) return null;
  return `The source does not say “${first.text} ${second.text}” together.`;
}
