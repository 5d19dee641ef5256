import type { SpokenSentence } from '../language/spoken-sentences.ts';

/** 'What would you like to be held?' 'Item F. Item M.': named to be voted on apart, and not taken up. */
const asksToHold =
  /\b(?:(?:be|like|wish|want|items?)(?: \w+)? (?:to )?(?:be )?(?:held|hold|pull(?:ed)?|remove[d]?|separate[d]?)|hold for (?:separate|discussion)|separate (?:consideration|vote))\b.*\?$/i;
const answersHold =
  /^\W*(?:(?:yes|yeah|and|also|I|okay),? )*(?:items? )?\w{1,4}\b(?!.{0,20}\b(?:is|are) (?:an?|the)\b)/i;
/** In sentences; and of answers so short, in words, which the chair reads back. */
const heldWithin = { any: 5, readBack: 12, words: 6 };

/** Whether an item is named there to be voted on apart. */
export function isHeld(sentences: readonly SpokenSentence[], at: number): boolean {
  const text = sentences[at]?.text ?? '';
  if (!answersHold.test(text)) return false;
  const isShort = text.split(' ').length <= heldWithin.words;
  const within = isShort ? heldWithin.readBack : heldWithin.any;
  return sentences
    .slice(Math.max(0, at - within), at)
    .some(({ text: before }) => asksToHold.test(before));
}
