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

/** A part of the index, newer than the next */
export type IndexWindow = {
  /** What its passages have */
  within: Match;
  /** From which passage on, and below which */
  from: number;
  below: number;
};

/** In numbers of passages */
export type Reach = {
  /** In which as many are likely to match as are wanted */
  first: number;
  /** What can be gone through in windows while the whole index is gone through at once */
  worth: number;
};

/**
 * In which parts PostgreSQL goes through an index before it goes through what is left: the first of the newest
 * passages, then those before them, and so on. None of an index that is short, nor where its whole is soon gone
 * through.
 */
export function indexWindows(newest: number, { first, worth }: Reach): IndexWindow[] {
  if (newest < fewPassages) return [];
  const windows: IndexWindow[] = [];
  const farthest = Math.min(newest, worth) / growth;
  let below = newest + passagesAhead;
  for (let reach = Math.max(first, smallest); reach < farthest; reach *= growth) {
    const size = blockSizes.find((one) => one * mostBlocks >= reach) ?? largest;
    const block = blockOf(Math.max(0, newest - reach), size);
    const from = block * size;
    windows.push({ within: blocks(block, blockOf(below - 1, size), size), from, below });
    below = from;
  }
  return windows;
}

const [smallest, , , largest] = blockSizes;

const blocks = (from: number, to: number, size: number) =>
  oneOf(Array.from({ length: to - from + 1 }, (_, step) => blockMark(from + step, size)));
