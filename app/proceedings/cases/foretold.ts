import type { SpokenSentence } from '../language/spoken-sentences.ts';

/** 'We have three items on the agenda today': told of, not taken up. */
export const overview =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|several|few|\d+) items\b/i;
/** 'That will be at five o'clock.': of another day. */
const toldWhen =
  /^(?:(?:and|so),? )?(?:that|it|this)(?:['’]ll| will)(?: also)? be (?:at|on|held|in) /i;

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
