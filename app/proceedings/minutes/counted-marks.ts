import type { Segment } from '#app/records/transcript.ts';
import { isPageMark } from './page-marks.ts';

/** 'IV.', 'a.', '3.' on a line of its own. */
export const markAlone = /^\(?(?:[IVX]{1,5}|[A-Za-z]|\d{1,2})[.)]$/;

/** What stands below marks on lines of their own that count on, whatever it looks like: 'g.', 'Award of a grant for …', 'h.' */
export function belowCounted(
  segments: readonly Pick<Segment, 'index' | 'text'>[],
): ReadonlySet<number> {
  const last = { letters: 0, numbers: 0 };
  const below = new Set<number>();
  let goneOn = 0;
  for (const [at, { text }] of segments.entries()) {
    const mark = text.trim();
    if (!markAlone.test(mark)) continue;
    const style = /\d/.test(mark) ? 'numbers' : 'letters';
    const value = placeOf(mark);
    const isNext = value === last[style] + 1;
    if (isNext && value > 1) goneOn += 1;
    const next = segments.slice(at + 1, at + 1 + markWithin).find((one) => !isPageMark(one.text));
    if (next && (isNext || value === 1)) below.add(next.index);
    last[style] = value;
  }
  return goneOn >= fewestCounted ? below : new Set();
}
const fewestCounted = 2;
/** In segments: a page may end between a mark and its text. */
const markWithin = 3;

/** 'c.' and '3.' are both the third. */
const placeOf = (mark: string): number =>
  /\d/.test(mark)
    ? Number(mark.replace(/\D/g, ''))
    : (mark.toLowerCase().match(/[a-z]/)?.[0].charCodeAt(0) ?? 0) - 'a'.charCodeAt(0) + 1;
