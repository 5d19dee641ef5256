import { months } from '#app/platform/language/months.ts';
import { pattern, phrases } from '#app/platform/language/pattern.ts';

/** What is said behind a day, and is none of it. */
const goesOn = phrases(`
  so|and|because|in order|for|with|second|since|which|when|where|if|until|do you|did you
  they|they're|we|we're|I|I'm|it|it's|he|she
`).join('|');
const untilWhen = pattern('iu')`\b(?:to|until|till) (?:the |our |a )?((?:${phrases(String.raw`
  next|following|${months.join('|')}
  first|second|third|fourth|last|later|date (?:un)?certain|monday|tuesday|wednesday|thursday|friday
`)})\b[^.;?!]{0,60}?(?:, (?:the )?${months} [\p{L}\d-]+)?)(?=[.;?!,]|$| (?:${goesOn})\b)`;

/** Until when a case was put off, as it was said. */
export function putOffUntil(texts: readonly string[]): string | null {
  for (const text of texts) {
    const until = untilWhen.exec(text)?.[1];
    if (until)
      return `${/^(?:next|following|first|second|third|fourth|last|\p{L}+ (?:meeting|session|hearing)\b)/iu.test(until) ? 'the ' : ''}${until.trim()}`;
  }
  return null;
}
