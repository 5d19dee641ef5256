import type { MarkedText } from './found.ts';

/** Offsets into a text, the end not included. */
export type Range = { start: number; end: number };

/** A text cut into what is marked and what is not; ranges in their order, none within another. */
export function markRanges(text: string, ranges: readonly Range[]): MarkedText {
  const cuts: MarkedText = [];
  let at = 0;
  for (const { start, end } of ranges) {
    if (start > at) cuts.push({ text: text.slice(at, start), isMarked: false });
    cuts.push({ text: text.slice(start, end), isMarked: true });
    at = end;
  }
  if (at < text.length) cuts.push({ text: text.slice(at), isMarked: false });
  return cuts;
}
