import { pattern } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { tidyTitle } from './case-title.ts';
import { isDone } from './last-ruling.ts';
import { tellingWords } from './matter-vocabulary.ts';
import { verbs } from './titles-read.ts';

/** 'So ordered.' 'The library's hours.': what the chair goes on to, in a sentence without a verb. */
const thingAlone = pattern(
  'iu',
)`^(?:(?:okay|all right|now|next|then|and|so|on to)[,.]? )*(?=(?:the|our) )(?!.*(?:${verbs}|\b(?:carries|passes)\b))(?:[\p{L}'’-]+ ){1,6}[\p{L}'’-]+\.$`;
/** In sentences: what was ruled is told in one or two. */
const goesOnWithin = 2;

/** The thing that is named alone right after a ruling, as the title of what is moved next. */
export function headedAfter(
  sentences: readonly SpokenSentence[],
  end: number,
  startAt: number,
): { at: number; title: string } | null {
  for (let at = end + 1; at < Math.min(startAt, end + 1 + goesOnWithin); at += 1) {
    const text = sentences[at]?.text ?? '';
    const title = thingAlone.test(text) && !isDone(text) ? tidyTitle(text) : null;
    if (title !== null && tellingWords(title).length > 0) return { at, title };
  }
  return null;
}
