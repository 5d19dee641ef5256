import { pattern } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { isCalledToSpeak } from './called-to-speak.ts';
import { tidyTitle } from './case-title.ts';
import type { Decided } from './decided.ts';

const politely = String.raw`^(?:\W|\b(?:okay|all right|alright|so|and|then|now|thank you)\b)*`;
/** 'First up is Cora of Larkfield', 'Next up, Famous Dan's.', 'St. Anne's Church is next.' */
const upNext = pattern('iu')`${[
  pattern()`${politely}(?:first|next|last|finally) up,? (?:is |we have |we've got )?(?<name>(?:the )?(?-i:\p{Lu})[^.?!]{2,80})`
    .source,
  pattern()`${politely}(?<is>(?-i:\p{Lu})(?:[^.?!,]|(?<=\bSt)\.){3,60}) is next[.!]?$`.source,
]}`;
/** 'Kelsey, followed by Ashley', 'Robert.': people who speak one after the other. */
const isOneOfMany = /^\S+$|\bfollowed by\b|\band then\b/i;
/** In sentences: how lately the one before was decided. */
const decidedWithin = 8;
/** In sentences: an applicant is heard so long before anything is moved. */
const heardWithin = 40;

/**
 * Whose application is taken up, as boards call them one after the other; null where nothing is moved until the next
 * one is called, as where people only speak.
 */
export function applicantIn(
  sentences: readonly SpokenSentence[],
  at: number,
  decided: Decided,
): string | null {
  const { name, is } = upNext.exec(sentences[at]?.text ?? '')?.groups ?? {};
  const said = name ?? is ?? '';
  const title = tidyTitle(said);
  if (title === null || isOneOfMany.test(said)) return null;
  // Who is called by name while a matter waits for its decision speaks on that.
  const isSpeaker = isCalledToSpeak(said, sentences, at);
  if (isSpeaker && !decided.between(at - decidedWithin, at)) return null;
  const next = sentences.slice(at + 1, at + heardWithin).findIndex(({ text }) => upNext.test(text));
  return decided.isAsked(at, next < 0 ? at + heardWithin : at + 1 + next) ? title : null;
}
