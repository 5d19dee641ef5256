import { franc } from 'franc-min';
import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Transcript } from '../transcript.ts';
import type { Fault } from './fault.ts';
import { textOf } from './record-words.ts';

const english = pattern(
  'gi',
)`\b${words('the of and to in is that for it on with be this are we was by have at from will not')}\b`;
/** More than a third of the words of English speech, a sixth of a table of contents. */
const leastEnglish = 0.06;
/** Fewer letters do not tell a language. */
const enoughLetters = 200;
const sampleCharacters = 6_000;
const names = new Intl.DisplayNames('en', { type: 'language' });

/** Summaries are drafted and checked in English alone. */
export function findOtherLanguage(transcript: Transcript): Fault | null {
  const text = textOf(transcript);
  if ((text.match(/\p{L}/gu)?.length ?? 0) < enoughLetters) return null;
  const share = (text.match(english)?.length ?? 0) / (text.match(/\S+/g)?.length ?? 1);
  if (share > leastEnglish) return null;
  const middle = Math.max(0, (text.length - sampleCharacters) / 2);
  const language = franc(text.slice(middle, middle + sampleCharacters));
  if (language === 'eng' || language === 'und') return null;
  return {
    kind: 'other-language',
    message: `The record is in ${names.of(language) ?? 'another language'}: drafts are made and checked in English only. Take in a translation, or write the summary by hand.`,
    gap: null,
    segments: [],
  };
}
