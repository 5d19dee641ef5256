import type { Statement } from '../statement/statement.ts';

/** Where sentence and source run side by side, and what stands differently in between. */
export type Alignment = {
  /** Share of the sentence's tokens that stand in the source in the same order. */
  share: number;
  /** The stretch of the source that the sentence matches best; token positions. */
  from: number;
  to: number;
  /** Stretches between matched tokens that differ, as half-open ranges. */
  gaps: Gap[];
};

export type Gap = { sentence: [number, number]; source: [number, number] };

/** Tokens laid side by side: what bounds the work, about three times as many as people write. */
const longestSentence = 120;
const longestWindow = 360;
/** A speaker rambles: so many tokens more than a sentence, and around the best stretch. */
const rambling = { more: 30, before: 6, after: 12 };

/** What of a sentence is looked for in the source: content words, numbers, and pairs of words. */
function keysAt(statement: Statement, index: number): string[] {
  const word = statement.tokens[index]?.word ?? '';
  const stemmed = statement.stems[index] || (/\d/.test(word) ? word : '');
  const before = statement.tokens[index - 1]?.word;
  const pair = before === undefined ? '' : `${before} ${word}`;
  return [stemmed, pair].filter((key) => key !== '');
}

/** The stretch of the source with most of the sentence's words and pairs: one pass, two ends. */
export function bestWindow(sentence: Statement, source: Statement): [number, number] {
  const size = Math.min(longestWindow, sentence.tokens.length + rambling.more);
  if (source.tokens.length <= size + rambling.after) return [0, source.tokens.length];
  const wanted = new Set<string>();
  for (let index = 0; index < sentence.tokens.length; index += 1)
    for (const key of keysAt(sentence, index)) wanted.add(key);
  const inside = new Map<string, number>();
  let kinds = 0;
  let best = -1;
  let [from, last] = [0, 0];
  const shift = (index: number, by: 1 | -1) => {
    for (const key of keysAt(source, index)) {
      if (!wanted.has(key)) continue;
      const count = (inside.get(key) ?? 0) + by;
      inside.set(key, count);
      if (by === 1 && count === 1) kinds += 1;
      if (by === -1 && count === 0) kinds -= 1;
    }
  };
  for (let end = 0; end < source.tokens.length; end += 1) {
    shift(end, 1);
    if (end - size >= 0) shift(end - size, -1);
    if (kinds > best) {
      best = kinds;
      [from, last] = [Math.max(0, end - size + 1), end];
    }
  }
  // The window that first holds everything ends with it; what follows may matter as much.
  return [
    Math.max(0, from - rambling.before),
    Math.min(source.tokens.length, last + rambling.after),
  ];
}

/**
 * Lays a sentence beside its best stretch of the source. A match counts more than a skipped word
 * costs, so that matches stay together instead of scattering over the stretch.
 */
export function align(sentence: Statement, source: Statement): Alignment {
  const [from, to] = bestWindow(sentence, source);
  const a = sentence.tokens.slice(0, longestSentence).map((token) => token.word);
  const b = source.tokens.slice(from, to).map((token) => token.word);
  const pairs = matchedPairs(a, b);
  return {
    share: a.length === 0 ? 0 : pairs.length / a.length,
    from,
    to,
    gaps: gapsBetween(pairs, a.length, b.length, from),
  };
}

/** Four skipped words cost as much as a match gains; dearer, and a rambling source falls apart. */
const match = 4;
const skip = -1;

function matchedPairs(a: readonly string[], b: readonly string[]): [number, number][] {
  const width = b.length + 1;
  // Best score of laying a[i..] beside b[j..]; the source may end anywhere for free.
  const table = new Int16Array((a.length + 1) * width);
  for (let i = a.length - 1; i >= 0; i -= 1) {
    table[i * width + b.length] = (a.length - i) * skip;
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const here = i * width + j;
      const skipOne = Math.max((table[here + width] ?? 0) + skip, (table[here + 1] ?? 0) + skip);
      const both =
        a[i] === b[j]
          ? (table[here + width + 1] ?? 0) + match
          : (table[here + width + 1] ?? 0) + skip;
      table[here] = Math.max(skipOne, both);
    }
  }
  let [i, j] = [0, 0];
  for (let start = 1; start < width; start += 1)
    if ((table[start] ?? 0) > (table[j] ?? 0)) j = start;
  const pairs: [number, number][] = [];
  while (i < a.length && j < b.length) {
    const here = i * width + j;
    const score = table[here] ?? 0;
    const diagonal = table[here + width + 1] ?? 0;
    if (a[i] === b[j] && score === diagonal + match) {
      pairs.push([i, j]);
      i += 1;
      j += 1;
    } else if (score === diagonal + skip) {
      i += 1;
      j += 1;
    } else if (score === (table[here + width] ?? 0) + skip) i += 1;
    else j += 1;
  }
  return pairs;
}

function gapsBetween(
  pairs: readonly [number, number][],
  sentenceLength: number,
  sourceLength: number,
  offset: number,
): Gap[] {
  const gaps: Gap[] = [];
  const add = (sentence: [number, number], source: [number, number]) =>
    gaps.push({ sentence, source: [offset + source[0], offset + source[1]] });
  const first = pairs[0];
  if (first && first[0] > 0 && first[1] > 0) {
    add([0, first[0]], [Math.max(0, first[1] - first[0]), first[1]]);
  }
  for (let index = 0; index + 1 < pairs.length; index += 1) {
    const [left, right] = [pairs[index], pairs[index + 1]];
    if (!left || !right) continue;
    if (right[0] - left[0] > 1 || right[1] - left[1] > 1)
      add([left[0] + 1, right[0]], [left[1] + 1, right[1]]);
  }
  const last = pairs.at(-1);
  if (last && last[0] < sentenceLength - 1) {
    const rest = sentenceLength - last[0] - 1;
    add([last[0] + 1, sentenceLength], [last[1] + 1, Math.min(sourceLength, last[1] + 1 + rest)]);
  }
  return gaps;
}
