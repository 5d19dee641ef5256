import type { Segment } from '#app/records/transcript.ts';
import { stem } from '../language/stem.ts';
import { isStopWord } from '../language/stop-list.ts';
import { tokenize } from '../language/tokens.ts';

/** The content words of a segment as stems. */
export type SegmentWords = { words: number; stems: string[] };

export function readSegmentWords(segments: readonly Segment[]): SegmentWords[] {
  return segments.map(({ text }) => {
    const tokens = tokenize(text);
    return {
      words: tokens.length,
      stems: tokens
        .filter(({ word }) => word.length > 2 && !isStopWord(word) && !/^\d/.test(word))
        .map(({ word }) => stem(word)),
    };
  });
}

/** How many words before and after a place are compared: about two minutes of talk each. */
const windowWords = 320;

/**
 * How strongly the vocabulary changes before each segment, from 0 to 1: the unlikeness of the
 * words on both sides (after Hearst's TextTiling, with windows that slide over segments).
 */
export function shiftScores(segments: readonly SegmentWords[]): number[] {
  const frequency = new Map<string, number>();
  for (const { stems } of segments)
    for (const word of new Set(stems)) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const weight = (word: string) => Math.log(1 + segments.length / (frequency.get(word) ?? 1));
  const left = new Bag(weight);
  const right = new Bag(weight);
  let [leftFrom, rightTo] = [0, 0];
  let [leftWords, rightWords] = [0, 0];
  return segments.map((segment, index) => {
    while (rightTo < segments.length && rightWords < windowWords) {
      const next = segments[rightTo];
      if (!next) break;
      right.change(next.stems, 1);
      rightWords += next.words;
      rightTo += 1;
    }
    const score = index === 0 ? 1 : 1 - left.likeness(right);
    right.change(segment.stems, -1);
    rightWords -= segment.words;
    left.change(segment.stems, 1);
    leftWords += segment.words;
    while (leftFrom < index && leftWords - (segments[leftFrom]?.words ?? 0) >= windowWords) {
      const old = segments[leftFrom];
      if (!old) break;
      left.change(old.stems, -1);
      leftWords -= old.words;
      leftFrom += 1;
    }
    return score;
  });
}

class Bag {
  readonly counts = new Map<string, number>();
  readonly #weight: (word: string) => number;

  constructor(weight: (word: string) => number) {
    this.#weight = weight;
  }

  change(stems: readonly string[], by: 1 | -1): void {
    for (const word of stems) {
      const count = (this.counts.get(word) ?? 0) + by;
      if (count > 0) this.counts.set(word, count);
      else this.counts.delete(word);
    }
  }

  likeness(other: Bag): number {
    let [dot, own, others] = [0, 0, 0];
    for (const [word, count] of this.counts) {
      const value = count * this.#weight(word);
      own += value * value;
      const match = other.counts.get(word);
      if (match) dot += value * match * this.#weight(word);
    }
    for (const [word, count] of other.counts) others += (count * this.#weight(word)) ** 2;
    return own === 0 || others === 0 ? 1 : dot / Math.sqrt(own * others);
  }
}
