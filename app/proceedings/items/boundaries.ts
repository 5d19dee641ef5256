import type { AgendaItem } from '../agenda-item.ts';
import type { Cue } from './cue.ts';
import type { SegmentWords } from './vocabulary-shifts.ts';

/** Where an item begins. */
export type Boundary = {
  segment: number;
  strength: number;
  kind: AgendaItem['kind'];
  /** '' where only the words that follow can name it. */
  title: string;
  isTurn: boolean;
};

// Measured in words: about twenty minutes of talk are too long to find one's way in, and a turn of
// under two minutes is no chapter.
const longItemWords = 3200;
const shortItemWords = 220;
/** A short record is cut finer, into about so many parts, but not below so many words. */
const parts = 5;
const fewestToCut = 900;
/** A piece cut off is at least this part of the longest item allowed. */
const smallestPiece = 1 / 3;
/** A hostile record cannot make the cutting go on for ever. */
const mostCuts = 60;

/** A list of chapters stays readable; where the chair announces more by number, all of those. */
const mostItems = 20;
const mostAnnounced = 60;

/** A cue of strength 3 says in words that an item begins. */
const saidSo = 3;

// What a boundary is worth: how sure its cue is comes before everything; then how much text lies
// around it, in words; a change of vocabulary counts as much as some words.
const worth = { cueWhenShort: 1000, cue: 2000, shift: 600 };

/** One boundary a segment, the surest cue first; the record's beginning is always one. */
export function mergeCues(cues: readonly Cue[], length: number): Boundary[] {
  const bySegment = new Map<number, Boundary>();
  for (const cue of cues) {
    const known = bySegment.get(cue.segment);
    if (!known || cue.strength > known.strength) bySegment.set(cue.segment, { ...cue });
  }
  if (!bySegment.has(0))
    bySegment.set(0, { segment: 0, strength: 3, kind: 'opening', title: 'Opening', isTurn: false });
  const start = bySegment.get(0);
  if (start && start.kind === 'opening') start.strength = 4;
  return [...bySegment.values()]
    .filter(({ segment }) => segment < length)
    .sort((a, b) => a.segment - b.segment);
}

function sizes(boundaries: readonly Boundary[], words: readonly SegmentWords[]): number[] {
  return boundaries.map(({ segment }, index) => {
    const end = boundaries[index + 1]?.segment ?? words.length;
    let size = 0;
    for (let at = segment; at < end; at += 1) size += words[at]?.words ?? 0;
    return size;
  });
}

/** Turns too short to be items of their own go to the item before; plain starts of items stay. */
export function dropShort(
  boundaries: readonly Boundary[],
  words: readonly SegmentWords[],
  scores: readonly number[],
): Boundary[] {
  let kept = [...boundaries];
  for (;;) {
    const size = sizes(kept, words);
    let worst = -1;
    for (let index = 1; index < kept.length; index += 1) {
      const boundary = kept[index];
      if (!boundary || boundary.strength >= saidSo) continue;
      if ((size[index] ?? 0) >= shortItemWords) continue;
      const value = (at: number) =>
        (kept[at]?.strength ?? 0) * worth.cueWhenShort +
        (size[at] ?? 0) +
        (scores[kept[at]?.segment ?? 0] ?? 0);
      if (worst < 0 || value(index) < value(worst)) worst = index;
    }
    if (worst < 0) return kept;
    kept = kept.filter((_, index) => index !== worst);
  }
}

/** Items too long to find one's way in are cut where the vocabulary changes most. */
export function splitLong(
  boundaries: readonly Boundary[],
  words: readonly SegmentWords[],
  scores: readonly number[],
): Boundary[] {
  const total = words.reduce((sum, { words: count }) => sum + count, 0);
  const limit = Math.max(fewestToCut, Math.min(longItemWords, total / parts));
  const kept = [...boundaries];
  for (let guard = 0; guard < mostCuts; guard += 1) {
    const size = sizes(kept, words);
    const longest = size.indexOf(Math.max(...size));
    if ((size[longest] ?? 0) <= limit) break;
    const from = kept[longest]?.segment ?? 0;
    const to = kept[longest + 1]?.segment ?? words.length;
    const cut = bestCut(from, to, words, scores, limit * smallestPiece);
    if (cut === null) break;
    kept.splice(longest + 1, 0, {
      segment: cut,
      strength: 1,
      kind: kept[longest]?.kind === 'opening' ? 'hearing' : (kept[longest]?.kind ?? 'hearing'),
      title: '',
      isTurn: true,
    });
  }
  return kept;
}

function bestCut(
  from: number,
  to: number,
  words: readonly SegmentWords[],
  scores: readonly number[],
  margin: number,
): number | null {
  let total = 0;
  for (let at = from; at < to; at += 1) total += words[at]?.words ?? 0;
  let before = 0;
  let best: number | null = null;
  for (let at = from + 1; at < to; at += 1) {
    before += words[at - 1]?.words ?? 0;
    if (before < margin || total - before < margin) continue;
    if (best === null || (scores[at] ?? 0) > (scores[best] ?? 0)) best = at;
  }
  return best;
}

/** Keeps the surest and largest items, so that a list of chapters stays readable. */
export function keepMost(
  boundaries: readonly Boundary[],
  words: readonly SegmentWords[],
  scores: readonly number[],
): Boundary[] {
  let kept = [...boundaries];
  const said = kept.filter(({ strength }) => strength >= saidSo).length;
  const most = Math.max(mostItems, Math.min(mostAnnounced, said));
  while (kept.length > most) {
    const size = sizes(kept, words);
    let worst = 1;
    let lowest = Number.POSITIVE_INFINITY;
    for (let index = 1; index < kept.length; index += 1) {
      const boundary = kept[index];
      if (!boundary) continue;
      const joint = (size[index] ?? 0) + (size[index - 1] ?? 0);
      const value =
        boundary.strength * worth.cue + joint + worth.shift * (scores[boundary.segment] ?? 0);
      if (value < lowest) [worst, lowest] = [index, value];
    }
    kept = kept.filter((_, index) => index !== worst);
  }
  return kept;
}
