import type { HeardPiece, HeardSegment } from './heard.ts';

/** A word of a segment, with about its time. */
export type HeardWord = {
  text: string;
  /** As it is compared: letters and digits alone */
  key: string;
  seconds: number;
  segment: HeardSegment;
};

/** The words of a piece in their order; those of a segment share its time evenly. */
export function wordsOf({ segments }: HeardPiece): HeardWord[] {
  return segments.flatMap((segment) => {
    const words = segment.text.split(/\s+/).filter((word) => word !== '');
    const length = segment.endSeconds - segment.startSeconds;
    return words.map((text, index) => ({
      text,
      key: text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, ''),
      seconds: segment.startSeconds + (length * (index + 0.5)) / words.length,
      segment,
    }));
  });
}

/** Words back to segments, each with what is left of it. */
export function segmentsOf(words: readonly HeardWord[]): HeardSegment[] {
  const bySegment = Map.groupBy(words, ({ segment }) => segment);
  return [...bySegment].map(([segment, kept]) => ({
    ...segment,
    text: kept.map(({ text }) => text).join(' '),
  }));
}
