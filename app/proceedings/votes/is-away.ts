import { literally } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';

/** Whether it was said of a member that they are gone, or take no part, before a vote ended. */
export function isAway(name: string, sentences: readonly SpokenSentence[], to: number): boolean {
  const surname = literally(name.split(/[\s-]/).at(-1) ?? name);
  const away = new RegExp(
    String.raw`(?<!\p{L})${surname}(?!\p{L})[^.?!]{0,40}\b(?:left|leaves|leaving|recus\w+|excused|absent|not here|stepped out|abstain\w*)\b`,
    'iu',
  );
  return sentences.slice(0, to + 1).some(({ text }) => away.test(text));
}
