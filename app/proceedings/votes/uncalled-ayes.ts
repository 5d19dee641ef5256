import { pattern } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { isSecond } from './second-patterns.ts';

/**
 * 'I I I I I The motion is approved.', 'Aye. Aye. Aye.': what captions leave of all who answer at once. Of one
 * 'I' after the other two are a stammer, and so are more before a word that goes on in small letters.
 */
const all = String.raw`(?:(?:[Aa]yes?|[Ee]ye)\b\W*){2,}|(?:I\b[\s,.]*){3,}|(?:(?:I|[Aa]ye|[Ee]ye|[Yy]ea|[Yy]ay)\.\s*){3,}`;
/** 'I those are approved.': one that stands for all, before the ruling. */
const beforeRuling = String.raw`(?:I|[Aa]ye|[Ee]ye)[.,]? (?=(?:[Tt]hat|[Tt]hose|[Ii]t)(?:'s| is| are) (?:approved|adopted|passed|carried)\b|(?:[Tt]he )?[Mm]otion (?:carries|passes)\b)`;
const allAtOnce = pattern('u')`^\W*(?:(?:${all})(?=$|\p{Lu})|${beforeRuling})`;

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
