import type { MarkedText } from './found.ts';
import { markRanges, type Range } from './mark-ranges.ts';
import type { Place } from './term-places.ts';
import { readWords, type Word } from './words.ts';

/** In characters; about two lines of a page. */
const windowLength = 240;

type Given = {
  text: string;
  /** By its words */
  places: readonly Place[];
  /** Characters of it that are shown */
  most?: number;
};

/** The stretch of a text that holds the most of what was asked for, with that marked. */
export function markText({ text, places, most = windowLength }: Given): MarkedText {
  const spans = spansOf(readWords(text), places);
  const { start, end } = bestWindow(text, spans, most);
  const inside: Range[] = [];
  for (const span of spans) {
    if (span.start < (inside.at(-1)?.end ?? start) || span.end > end) continue;
    inside.push(span);
  }
  const cut = markRanges(
    text.slice(start, end).trimEnd(),
    inside.map((range) => ({ start: range.start - start, end: range.end - start })),
  );
  return [...(start > 0 ? [cutHere] : []), ...cut, ...(end < text.length ? [cutHere] : [])];
}

const cutHere = { text: '…', isMarked: false };

type Span = { start: number; end: number; weight: number };

function spansOf(words: readonly Word[], places: readonly Place[]): Span[] {
  const spans = places.flatMap(({ first, last }) => {
    const [from, to] = [words[first], words[last]];
    return from && to ? [{ start: from.start, end: to.end, weight: last - first + 1 }] : [];
  });
  return spans.sort((one, other) => one.start - other.start || other.end - one.end);
}

/** Different words count more than the same one again. */
function bestWindow(
  text: string,
  spans: readonly Span[],
  most: number,
): { start: number; end: number } {
  if (text.length <= most) return { start: 0, end: text.length };
  let best = { worth: -1, from: 0, to: 0 };
  for (const [at, { start }] of spans.entries()) {
    const within: Span[] = [];
    for (const span of spans.slice(at)) {
      if (span.end - start > most) break;
      within.push(span);
    }
    const said = new Set(within.map((one) => text.slice(one.start, one.end).toLowerCase()));
    const worth = said.size * 10 + within.reduce((sum, { weight }) => sum + weight, 0);
    if (worth > best.worth) best = { worth, from: start, to: within.at(-1)?.end ?? start };
  }
  const spare = Math.max(0, most - (best.to - best.from));
  const ideal = Math.max(0, best.from - Math.floor(spare / 3));
  const start = ideal === 0 ? 0 : wordStart(text, ideal, best.from);
  const end = Math.min(text.length, start + most);
  return { start, end: end === text.length ? end : wordEnd(text, end, best.to) };
}

function wordStart(text: string, ideal: number, latest: number): number {
  const blank = text.indexOf(' ', ideal);
  return blank === -1 || blank + 1 > latest ? latest : blank + 1;
}

function wordEnd(text: string, ideal: number, earliest: number): number {
  const blank = text.lastIndexOf(' ', ideal);
  return blank > earliest ? blank : Math.max(earliest, ideal);
}
