import type { Statement } from '../statement/statement.ts';
import { bareAt, placesOfBare } from '../statement/word-places.ts';
import { bareWord, isName } from '../vocabulary/names.ts';

/** The capitalised words directly after, or before, each place of a word. */
export function neighbours(source: Statement, word: string, step: 1 | -1): Set<string> {
  const found = new Set<string>();
  for (const index of placesOfBare(source, word)) {
    const next = source.tokens[index + step];
    const joint = step === 1 ? next : source.tokens[index];
    if (!next || !joint || !isJoined(source, joint.start)) continue;
    if (/^\p{Lu}\p{L}+/u.test(next.text) && (step === -1 || isName(source, index + 1)))
      found.add(bareWord(next.word));
  }
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
export const isTogether = (source: Statement, first: string, second: string): boolean =>
  placesOfBare(source, bareWord(first)).some((index) =>
    ahead.some((step) => bareAt(source, index + step) === second),
  );

/** Whether a source has a word as a name. */
export const isNameIn = (source: Statement, word: string): boolean =>
  placesOfBare(source, word).some((at) => isName(source, at));
