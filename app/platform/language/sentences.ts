import { words } from './pattern.ts';

export type SentenceSpan = { text: string; start: number; end: number };

const titles = new Set(
  words(`mr mrs ms dr st sen rep gov lt gen col sgt capt hon jr sr prof rev pres supt cmdr dep asst vs etc
  approx inc co corp ltd ave blvd rd dept fig sec art nos vol pp pt ste apt est miss madam jan feb
  mar apr jun jul aug sept sep oct nov dec res`),
);

// After 'U.S.' or 'p.m.' a capital alone does not begin a sentence: captions write 'U.S. Energy'.
const surelyBegins = new Set(
  words(`The It We He She They This That These Those In On Our But I If When There Its Their At For As
  After Before You Your My What Who How Why Where`),
);

/**
 * Splits running text into sentences. Knows titles, initials, 'H.R.', 'U.S.', 'No. 5', 'a.m.' and
 * decimal points; a line break ends a sentence only when a blank line follows.
 */
export function splitSentences(text: string): SentenceSpan[] {
  const spans: SentenceSpan[] = [];
  let start = 0;
  const push = (end: number) => {
    let from = start;
    let to = end;
    while (from < to && isSpace(text.charCodeAt(from))) from += 1;
    while (to > from && isSpace(text.charCodeAt(to - 1))) to -= 1;
    if (to > from) spans.push({ text: text.slice(from, to), start: from, end: to });
    start = end;
  };
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index];
    if (char === '\n' && text[index + 1] === '\n') {
      push(index);
      continue;
    }
    if (char !== '.' && char !== '?' && char !== '!' && char !== '…') continue;
    let end = index + 1;
    while (end < text.length && /[.?!…"”’')\]]/.test(text[end] ?? '')) end += 1;
    if (end < text.length && !isSpace(text.charCodeAt(end))) continue;
    if (char === '.' && !endsSentence(text, index, end)) continue;
    if (char === '…' && isInBrackets(text, end)) continue;
    push(end);
    index = end - 1;
  }
  push(text.length);
  return spans;
}

/** '(Vacate Lots 1 to 9 …) was adopted': a title that is cut short within a sentence. */
const isInBrackets = (text: string, end: number) =>
  /[)\]]/.test(text[end - 1] ?? '') && /^\p{Ll}/u.test(wordAfter(text, end));

function isSpace(code: number): boolean {
  return code === 32 || (code >= 9 && code <= 13) || code === 160;
}

function wordBefore(text: string, index: number): string {
  let from = index;
  while (from > 0 && index - from < 40 && /[\p{L}\p{N}.'’]/u.test(text[from - 1] ?? '')) from -= 1;
  return text.slice(from, index);
}

function wordAfter(text: string, index: number): string {
  let from = index;
  while (from < text.length && from - index < 8 && isSpace(text.charCodeAt(from))) from += 1;
  let to = from;
  while (to < text.length && to - from < 30 && /[\p{L}\p{N}]/u.test(text[to] ?? '')) to += 1;
  return text.slice(from, to);
}

function endsSentence(text: string, index: number, end: number): boolean {
  const before = wordBefore(text, index);
  const after = wordAfter(text, end);
  if (after === '') return true;
  const bare = before.toLowerCase();
  if (bare === 'no') return !/^\d/.test(after);
  if (/^(?:\p{L}\.)+\p{L}$/u.test(before)) return surelyBegins.has(after);
  if (/^\p{Lu}$/u.test(before) && before !== 'I') return surelyBegins.has(after);
  if (titles.has(bare) && /^[\p{Lu}\p{N}]|^\p{Ll}+-/u.test(after)) return false;
  if (bare.startsWith('h.') && bare.endsWith('res')) return false;
  // A small letter after a point is a caption's slip more often than a new sentence.
  return !/^\p{Ll}/u.test(after);
}
