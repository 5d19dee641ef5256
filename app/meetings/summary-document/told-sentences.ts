import { type SentenceSpan, splitSentences } from '#app/platform/language/sentences.ts';

/** More sentences than these nobody quotes in one breath: a mark was left open. */
const mostQuoted = 4;

/** Running text as the sentences of a summary: what stands between “ and ” belongs to one of them. */
export function toldSentences(text: string): SentenceSpan[] {
  const told: SentenceSpan[] = [];
  const spans = splitSentences(text);
  for (let at = 0; at < spans.length; at += 1) {
    const first = spans[at];
    if (!first) break;
    const last = isOpen(first.text) ? closingSpan(spans, at, text) : at;
    const end = spans[last]?.end ?? first.end;
    told.push({ text: text.slice(first.start, end), start: first.start, end });
    at = last;
  }
  return told;
}

const isOpen = (text: string) => text.lastIndexOf('“') > text.lastIndexOf('”');

/** Where the quotation that begins in a span ends; the span itself where it ends nowhere near. */
function closingSpan(spans: readonly SentenceSpan[], from: number, text: string): number {
  for (let at = from + 1; at < Math.min(spans.length, from + mostQuoted); at += 1) {
    const quoted = text.slice(spans[from]?.start, spans[at]?.end);
    if (!isOpen(quoted)) return at;
  }
  return from;
}
