import type { Segment } from '../transcript.ts';
import type { ReadWord } from './scanned-page.ts';

/** How far ahead a word is looked for, where words were left out, joined or taken as a label. */
const window = 60;

/**
 * The segments with the confidence of the least certain word of each, as far as its words were read
 * by machine. `words` are those of the pictures, in the order of the segments.
 */
export function placeConfidence(segments: Segment[], words: ReadWord[]): Segment[] {
  let at = 0;
  return segments.map((segment) => {
    let least: number | null = null;
    for (const word of segment.text.split(' ')) {
      const found = findWord(words, word, at);
      if (found === -1) continue;
      at = found + 1;
      const { confidence } = words[found] ?? { confidence: 100 };
      if (counts(word)) least = Math.min(least ?? 100, confidence);
    }
    return least === null ? segment : { ...segment, confidence: Math.round(least) };
  });
}

function findWord(words: ReadWord[], wanted: string, from: number): number {
  const end = Math.min(words.length, from + window);
  for (let at = from; at < end; at += 1) if (words[at]?.text === wanted) return at;
  return -1;
}

/** Signs, lone letters and whatever has an apostrophe are never read with confidence. */
function counts(word: string): boolean {
  return /\d|\p{L}{2}/u.test(word) && !/['’]/.test(word);
}
