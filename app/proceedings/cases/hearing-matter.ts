import { pattern, phrases } from '#app/platform/language/pattern.ts';
import { evidenceSession } from '../facts/legislature.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import { wordCount } from '../votes/motion-text.ts';
import { tidyTitle } from './case-title.ts';

const convened = String.raw`(?:meeting|convened|convening|here)(?: here)?(?: today)? to`;
/** 'Today's hearing is titled …', 'meeting today to hear testimony on …': captures the matter. */
const hearingOn = pattern('iu')`\b(?:${phrases(String.raw`
  hearing (?:today )?is (?:titled|entitled|called)
  ${convened} (?:hear testimony on|examine|review|discuss)
`)}),? (.{8,})`;
/** 'The committee is convening to consider two measures: …', in this sentence or the next. */
const considers = pattern(
  'iu',
)`\b${convened} consider (?:\p{L}+ )?(?:\p{L}+ )?(?:measures?|bills?)\b[:,.]? ?(.*)$`;
/** 'Our evidence session on our inquiry into school improvement.' */
const evidence = pattern('i')`\bour (${evidenceSession} .{4,})`;

/** What a hearing is on, in the words that convene it; null where a sentence does not. */
export function hearingMatter(sentences: readonly SpokenSentence[], at: number): string | null {
  const text = sentences[at]?.text ?? '';
  const heard = hearingOn.exec(text)?.[1];
  if (heard) return titled('Hearing: ', heard);
  const given = evidence.exec(text)?.[1];
  if (given) return titled('', given);
  const measures = considers.exec(text)?.[1];
  return measures === undefined
    ? null
    : titled('', wordCount(measures) > 1 ? measures : (sentences[at + 1]?.text ?? ''));
}

function titled(head: string, words: string): string | null {
  const title = tidyTitle(words);
  return title && `${head}${title}`;
}
