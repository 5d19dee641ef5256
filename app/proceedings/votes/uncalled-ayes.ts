import { pattern } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { isSecond } from './second-patterns.ts';

/**
 * 'I I I I I The motion is approved.', 'Aye. Aye. Aye.': what captions leave of all who answer at once. Of one
 * 'I' after the other two are a stammer, and so are more before a word that goes on in small letters.
 */
const allAtOnce = pattern('u')`^\W*(?:${[
  String.raw`(?:(?:[Aa]yes?|[Ee]ye)\b\W*){2,}`,
  String.raw`(?:I\b[\s,.]*){3,}`,
  // 'Yay. Yay. Yay.' is joy.
  String.raw`(?=(?:[Yy][ea][ay]\.\s*)*(?:I|[Aa]ye|[Ee]ye)\.)(?:(?:I|[Aa]ye|[Ee]ye|[Yy]ea|[Yy]ay)\.\s*){3,}`,
]})(?=$|\p{Lu})`;

/** A sentence without the ayes that it begins with. */
export const withoutAyes = (text: string): string => text.replace(allAtOnce, '');

/** Whether all answer at once at a sentence. */
export const answersAtOnce = (text: string): boolean => allAtOnce.test(text);

/** In sentences: so soon after a second nobody need ask who is in favor. */
const soon = 3;

/** Whether all answer to what was seconded a moment ago, each in a sentence or in one, and nobody was heard to put it. */
export function answersUnput(
  { index }: Pick<SpokenSentence, 'index'>,
  sentences: readonly SpokenSentence[],
): boolean {
  const heard = sentences.slice(index, index + soon).map(({ text }) => text);
  const before = sentences.slice(Math.max(0, index - soon), index);
  return answersAtOnce(heard.join(' ')) && before.some(({ text }) => isSecond(text));
}
