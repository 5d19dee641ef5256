import { months } from '#app/platform/language/months.ts';
import { pattern, phrases } from '#app/platform/language/pattern.ts';
import type { SpokenSentence } from '../language/spoken-sentences.ts';
import type { Vote } from '../vote.ts';
import { dayMoved } from './day-moved.ts';
import { fateIn } from './fate-in.ts';
import type { Ruled } from './last-ruling.ts';

/** What is said behind a day, and is none of it. */
const goesOn = phrases(`
  so|and|because|in order|for|with|second|since|which|when|where|if|until|do you|did you
  they|they're|we|we're|I|I'm|it|it's|he|she
`).join('|');
const untilWhen = pattern('iu')`\b(?:to|until|till) (?:the |our |a )?((?:${phrases(String.raw`
  next|following|${months.join('|')}
  first|second|third|fourth|last|later|date (?:un)?certain|monday|tuesday|wednesday|thursday|friday
`)})\b[^.;?!]{0,60}?(?:, (?:the )?${months} [\p{L}\d-]+)?(?:, (?:19|20)\d\d)?)(?=[.;?!,]|$| (?:${goesOn})\b)`;

/** Captions write months in capitals now and then: 'APRIL 14'. */
const inSmall = (until: string) =>
  until.replace(
    pattern('g')`\b${months.map((month) => month.toUpperCase())}\b`,
    (month) => month.charAt(0) + month.slice(1).toLowerCase(),
  );

/** Until when a case was put off, as it was said. */
export function putOffUntil(texts: readonly string[]): string | null {
  for (const text of texts) {
    const until = untilWhen.exec(text)?.[1];
    if (until)
      return `${/^(?:next|following|first|second|third|fourth|last|\p{L}+ (?:meeting|session|hearing)\b)/iu.test(until) ? 'the ' : ''}${inSmall(until.trim())}`;
  }
  return null;
}

/** Until when a case was put off: by the motion that did it, else by what was said around its vote, or instead of one. */
export function untilOf(
  votes: readonly Vote[],
  { said, ruled }: { said: readonly SpokenSentence[]; ruled: Ruled | null },
): string | null {
  const fate = votes.findLast(({ kind }) => kind !== 'amendment');
  const near = said.filter(({ segments, text }) =>
    fate ? fate.segments.some((at) => segments.includes(at)) : fateIn(text) !== null,
  );
  const motion = fate?.motion ?? ruled?.motion ?? '';
  return dayMoved(motion) ?? putOffUntil([motion, ...near.map(({ text }) => text)]);
}
