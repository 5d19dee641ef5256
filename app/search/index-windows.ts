import { blockMark, blockOf, blockSizes } from './marks.ts';
import { type Match, oneOf } from './match.ts';

/** With fewer passages than these all are looked at together. */
const fewPassages = 32_768;
/** What may have been written since the newest was asked for. */
const passagesAhead = 16_384;

/** A part of the index, newer than the next. */
type IndexWindow = {
  /** What its passages have; null for all that are left */
  within: Match | null;
  /** Passages from this one on were in the windows before */
  below: number | null;
};

/**
 * In which parts PostgreSQL goes through an index, one where that is short: the newest passages, for
 * words that are everywhere, then about eight times as many before them, and so on.
 */
export function indexWindows(newest: number): IndexWindow[] {
  if (newest < fewPassages) return [{ within: null, below: null }];
  const windows: IndexWindow[] = [];
  let below: number | null = null;
  for (const size of blockSizes) {
    const last = blockOf(below ?? newest + passagesAhead, size);
    // A block may have just begun: the one before it is looked at too.
    const first = Math.max(0, blockOf(newest, size) - 1);
    windows.push({ within: blocks(first, last, size), below });
    below = first * size;
    if (first === 0) return windows;
  }
  return [...windows, { within: null, below }];
}

const blocks = (from: number, to: number, size: number) =>
  oneOf(Array.from({ length: to - from + 1 }, (_, step) => blockMark(from + step, size)));
