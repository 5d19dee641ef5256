import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Segment } from '#app/records/transcript.ts';

/** What people say to each other, and seldom stands in an account of what they said. */
const spoken = pattern('giu')`(?<![\p{L}'’])${words(`
  I I'm I’m I'll I’ll I've I’ve I'd I’d you you're you’re your we're we’re we'll we’ll okay ok um uh yeah thanks
`)}(?![\p{L}'’.)-])`;
/** A twentieth of all words, where people talk; minutes that quote a speaker at length have few. */
const mostSpoken = 0.015;

/** Whether a record is of what was said, by its times or by its words. */
export function isSpoken(segments: readonly Segment[]): boolean {
  if (segments.some(({ startSeconds }) => startSeconds !== null)) return true;
  let said = 0;
  let all = 0;
  for (const { text } of segments) {
    said += text.match(spoken)?.length ?? 0;
    all += text.split(/\s+/).length;
  }
  return said >= mostSpoken * all;
}
