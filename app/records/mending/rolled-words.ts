import type { Segment } from '../transcript.ts';
import { isSame, wordStream } from './word-stream.ts';

/** More words than a screen of captions shows. */
const mostWords = 48;
/** Fewer in a row are said twice in any speech. */
const clearWords = 3;
const blockWords = 100;
/** Of the words of a stretch that rolls, at least half are shown again; of speech, one in a hundred. */
const rollingShare = 0.3;
/** A list of names that is read out again and again is one line that comes back. */
const fewestLines = 3;
/** Where a stretch begins or ends, only a part of a block rolls. */
const edgeShare = 0.05;

/** Lines of so many words, most of them different, that a record has on end so often, nobody said twice each time. */
const scattered = { words: 6, different: 4, lines: 12, blocks: 6 };

/**
 * Captions that rolled and were joined as they stood on the screen: each line twice or three times on
 * end. Only in stretches that roll as a whole, or where whole lines stand twice all over a record; elsewhere what is said
 * twice stays.
 */
export function dropRolledWords(segments: Segment[]): { segments: Segment[]; leftOut: string[] } {
  const stream = wordStream(segments);
  const repeats = findRepeats(stream.keys);
  const rolls = rollingBlocks(repeats, stream.keys.length);
  const dropped = new Uint8Array(stream.keys.length);
  let total = 0;
  const lines = repeats.filter(isWholeLine);
  const places = new Set(lines.map(({ at }) => Math.floor(at / blockWords)));
  const isScattered =
    new Set(lines.map(({ key }) => key)).size >= scattered.lines && places.size >= scattered.blocks;
  for (const repeat of repeats) {
    const { at, length } = repeat;
    const isOfLine = isScattered && isWholeLine(repeat);
    if (!isOfLine && !rolls.has(Math.floor(at / blockWords))) continue;
    dropped.fill(1, at, at + length);
    total += length;
  }
  if (total === 0) return { segments, leftOut: [] };
  const count = total.toLocaleString('en-US');
  return {
    segments: stream.without(dropped),
    leftOut: [
      `The captions rolled, and showed lines again while the next came up: ${count} words that stood twice or more were read once.`,
    ],
  };
}

/** Words that say again what the ones before them said. */
type Repeat = { at: number; length: number; key: string };

const isWholeLine = ({ length, key }: Repeat) =>
  length >= scattered.words && new Set(key.split(' ')).size >= scattered.different;

function findRepeats(keys: Int32Array): Repeat[] {
  const repeats: Repeat[] = [];
  let place = 0;
  while (place < keys.length) {
    const length = longestRepeat(keys, place);
    if (length === 0) {
      place += 1;
      continue;
    }
    let at = place + length;
    while (isSame(keys, place, at, length)) {
      repeats.push({ at, length, key: keys.slice(at, at + length).join(' ') });
      at += length;
    }
    place = at;
  }
  return repeats;
}

/** How many words from here on stand once more right after themselves; the longest such run. */
function longestRepeat(keys: Int32Array, place: number): number {
  const most = Math.min(mostWords, Math.floor((keys.length - place) / 2));
  for (let length = most; length > 0; length -= 1) {
    if (keys[place] === keys[place + length] && isSame(keys, place, place + length, length)) {
      return period(keys, place, length);
    }
  }
  return 0;
}

/** Of a line that stood there four times, two were found twice: the line itself. */
function period(keys: Int32Array, place: number, length: number): number {
  for (let part = 1; part <= length / 2; part += 1) {
    if (length % part === 0 && isSame(keys, place, place + part, length - part)) return part;
  }
  return length;
}

function rollingBlocks(repeats: Repeat[], count: number): Set<number> {
  const shares = new Array<number>(Math.ceil(count / blockWords)).fill(0);
  const lines = shares.map(() => new Set<string>());
  for (const { at, length, key } of repeats) {
    if (length < clearWords) continue;
    const block = Math.floor(at / blockWords);
    shares[block] = (shares[block] ?? 0) + length / blockWords;
    lines[block]?.add(key);
  }
  const rolling = new Set<number>();
  for (const [block, share] of shares.entries()) {
    if (share >= rollingShare && (lines[block]?.size ?? 0) >= fewestLines) rolling.add(block);
  }
  for (const block of [...rolling]) {
    for (const near of [block - 1, block + 1]) {
      if ((shares[near] ?? 0) >= edgeShare) rolling.add(near);
    }
  }
  return rolling;
}
