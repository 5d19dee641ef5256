import { months } from '#app/platform/language/months.ts';
import { pattern } from '#app/platform/language/pattern.ts';
import { weekdays } from '../facts/dates.ts';
import { countWords } from '../language/count-words.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';

/** 'We have three items on the agenda today': told of, not taken up. */
export const overview =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|several|few|\d+) items\b/i;
const aTime =
  pattern()`(?:the )?(?:\d|noon\b|${[...weekdays]}\b|${months}\b|${countWords} (?:o'clock|thirty|fifteen|[ap]\.?m)\b)`
    .source;
/** 'That will be at five o'clock.': of another hour. */
const toldWhen = pattern(
  'i',
)`^(?:(?:and|so),? )?(?:that|it|this)(?:'ll| will)(?: also)? be (?:held )?(?:at|on|in) ${[aTime]}`;

/** Whether a sentence tells of what comes before it comes: 'We have three items this morning. The first will be …' */
export function isForetold(sentences: readonly SpokenSentence[], index: number): boolean {
  const textAt = (at: number) => sentences[at]?.text ?? '';
  return (
    /\bwill be\b/i.test(textAt(index)) &&
    (overview.test(textAt(index - 1)) ||
      overview.test(textAt(index - 2)) ||
      toldWhen.test(textAt(index + 1)))
  );
}
