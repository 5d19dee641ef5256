import { blockMark, blockOf, blockSizes } from './marks.ts';
import { type Match, oneOf } from './match.ts';

/** With fewer passages than these all are looked at together. */
const fewPassages = 32_768;
/** What may have been written since the newest was asked for. */
const passagesAhead = 16_384;
/** Each window reaches so many times as far back as the one before it. */
const growth = 4;
/** A window is named by about so many blocks at most. */
const mostBlocks = 16;

/** A part of the index, newer than the next. */
type IndexWindow = {
  /** What its passages have; null for all that are left */
  within: Match | null;
  /** Passages from this one on were in the windows before */
  below: number | null;
};

/**
 * In which parts PostgreSQL goes through an index, one where that is short: `first` passages or so, the
 * newest, in which as many are likely to match as are wanted, then those before them, and so on.
 */
export function indexWindows(newest: number, first: number): IndexWindow[] {
  if (newest < fewPassages) return [{ within: null, below: null }];
  const windows: IndexWindow[] = [];
  let below: number | null = null;
  for (let reach = Math.max(first, smallest); reach < newest / growth; reach *= growth) {
    const size = blockSizes.find((one) => one * mostBlocks >= reach) ?? largest;
    const last = blockOf((below ?? newest + passagesAhead) - 1, size);
    const from = blockOf(Math.max(0, newest - reach), size);
    windows.push({ within: blocks(from, last, size), below });
    below = from * size;
  }
  return [...windows, { within: null, below }];
}

const [smallest, , , largest] = blockSizes;

const blocks = (from: number, to: number, size: number) =>
  oneOf(Array.from({ length: to - from + 1 }, (_, step) => blockMark(from + step, size)));
