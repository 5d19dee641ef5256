import type { Statement } from '../statement/statement.ts';
import { bareWord, isName } from '../vocabulary/names.ts';

/** The capitalised words directly after, or before, each place of a word. */
export function neighbours(source: Statement, word: string, step: 1 | -1): Set<string> {
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

/** Characters before a place in which a title's point and a space are seen. */
const lookBack = 5;

/** Whether only a space, or the point of a title, stands before a place. */
const isJoined = (source: Statement, start: number) =>
  /(?:\p{L}|\b(?:Mr|Mrs|Ms|Dr|MR|MRS|MS|DR)\.) $/u.test(
    source.text.slice(Math.max(0, start - lookBack), start),
  );

/** 'Minister Gwyneth Parry' has 'Minister Parry', with up to two words between. */
const ahead = [1, 2, 3];

/** Whether two words stand near one another in this order. */
export function isTogether(source: Statement, first: string, second: string): boolean {
  return source.tokens.some(
    (token, index) =>
      bareWord(token.word) === bareWord(first) &&
      ahead.some((step) => bareWord(source.tokens[index + step]?.word ?? '') === second),
  );
}
