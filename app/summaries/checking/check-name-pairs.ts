import { isStopWord } from '../language/stop-words.ts';
import { bareWord, isName } from './name-words.ts';
import type { Statement } from './statement.ts';

/**
 * 'Denise Haynes' where the source has a Denise Okoro and a Commissioner Haynes: both words stand
 * there, but never together.
 */
export function checkNamePairs(sentence: Statement, source: Statement): string[] {
  const reasons: string[] = [];
  for (let index = 1; index < sentence.tokens.length; index += 1) {
    const [first, second] = [sentence.tokens[index - 1], sentence.tokens[index]];
    if (!first || second?.gap !== 'none' || !/^\p{Lu}\p{L}+/u.test(first.text)) continue;
    if (isStopWord(first.word) || !isName(sentence, index) || first.word === second.word) continue;
    const after = neighbours(source, bareWord(first.word), 1);
    const before = neighbours(source, bareWord(second.word), -1);
    const own = bareWord(second.word);
    if (after.size === 0 || before.size === 0 || isTogether(source, first.word, own)) continue;
    const [other] = [...after].filter((name) => name !== own);
    if (other === undefined) continue;
    reasons.push(
      `The source says ${first.text} ${shown(other)}, the sentence says ${first.text} ${second.text}.`,
    );
  }
  return reasons;
}

const shown = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** The capitalised words directly after, or before, each place of a word. */
function neighbours(source: Statement, word: string, step: 1 | -1): Set<string> {
  const found = new Set<string>();
  source.tokens.forEach((token, index) => {
    if (bareWord(token.word) !== word) return;
    const next = source.tokens[index + step];
    const joint = step === 1 ? next : token;
    if (!next || !joint || !isJoined(source, joint.start)) return;
    if (/^\p{Lu}\p{L}+/u.test(next.text) && (step === -1 || isName(source, index + 1)))
      found.add(bareWord(next.word));
  });
  return found;
}

/** Whether only a space, or the point of a title, stands before a place. */
const isJoined = (source: Statement, start: number) =>
  /(?:\p{L}|\b(?:Mr|Mrs|Ms|Dr|MR|MRS|MS|DR)\.) $/u.test(
    source.text.slice(Math.max(0, start - 5), start),
  );

/** Near one another in this order: 'Minister Gwyneth Parry' has 'Minister Parry'. */
function isTogether(source: Statement, first: string, second: string): boolean {
  return source.tokens.some(
    (token, index) =>
      bareWord(token.word) === bareWord(first) &&
      [1, 2, 3].some((ahead) => bareWord(source.tokens[index + ahead]?.word ?? '') === second),
  );
}
