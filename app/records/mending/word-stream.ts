import type { Segment } from '../transcript.ts';

/** The words of a record one after the other, over the borders of its segments. */
export type WordStream = {
  /** A number for each word: the same for words that are alike but for case and signs. */
  keys: Int32Array;
  /** A word in small letters, without signs. */
  wordOf(key: number): string;
  /** The segment that a word stands in. */
  segmentOf(place: number): Segment | undefined;
  /** Without the words that are marked; segments that have none left are gone. */
  without(marked: Uint8Array): Segment[];
};

/** A day of talk has millions of words and few different ones: only those are kept as text. */
export function wordStream(segments: Segment[]): WordStream {
  const starts: number[] = [];
  let count = 0;
  for (const { text } of segments) {
    starts.push(count);
    count += countSpaces(text) + 1;
  }
  const keys = new Int32Array(count);
  const written = new Map<string, number>();
  const plain = new Map<string, number>();
  const names: string[] = [];
  let place = 0;
  for (const { text } of segments) {
    for (const word of text.split(' ')) {
      let key = written.get(word);
      if (key === undefined) {
        const name = word.toLowerCase().replace(/[^\p{L}\p{N}'’%$]+/gu, '') || word;
        key = plain.get(name) ?? names.push(name) - 1;
        plain.set(name, key);
        written.set(word, key);
      }
      keys[place] = key;
      place += 1;
    }
  }
  return {
    keys,
    wordOf: (key) => names[key] ?? '',
    segmentOf: (at) => segments[starts.findLastIndex((start) => start <= at)],
    without: (marked) =>
      segments.flatMap((segment, index) => {
        const from = starts[index] ?? 0;
        const to = starts[index + 1] ?? count;
        if (!marked.subarray(from, to).includes(1)) return [segment];
        const kept = segment.text.split(' ').filter((_, at) => marked[from + at] !== 1);
        return kept.length === 0 ? [] : [{ ...segment, text: kept.join(' ') }];
      }),
  };
}

function countSpaces(text: string): number {
  let spaces = 0;
  for (let at = text.indexOf(' '); at !== -1; at = text.indexOf(' ', at + 1)) spaces += 1;
  return spaces;
}

/** Whether the `length` words from `at` on stand once more from `other` on. */
export function isSame(keys: Int32Array, at: number, other: number, length: number): boolean {
  if (other + length > keys.length) return false;
  for (let index = 0; index < length; index += 1) {
    if (keys[at + index] !== keys[other + index]) return false;
  }
  return true;
}
