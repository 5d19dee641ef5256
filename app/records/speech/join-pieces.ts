import { findSeam } from './find-seam.ts';
import type { HeardPiece, HeardSegment } from './heard.ts';
import { type HeardWord, segmentsOf, wordsOf } from './heard-words.ts';
import { sameVoices } from './same-voices.ts';

export type JoinedPieces = {
  segments: HeardSegment[];
  /** Seconds of the recording at which two pieces heard different words, of which some may be lost */
  disagreements: number[];
};

/** One account of the recording from its pieces, in whatever order they come. */
export function joinPieces(pieces: readonly HeardPiece[]): JoinedPieces {
  const sorted = pieces.toSorted((a, b) => a.startSeconds - b.startSeconds);
  let voices = 0;
  const nextVoice = () => {
    voices += 1;
    return `Speaker ${voices}`;
  };
  const disagreements: number[] = [];
  let joined: HeardWord[] = [];
  let joinedTo = Number.NEGATIVE_INFINITY;
  for (const piece of sorted) {
    const heard = wordsOf(piece);
    const overlap = { from: piece.startSeconds, to: Math.min(joinedTo, piece.endSeconds) };
    const shared = joined.filter(({ seconds }) => seconds >= overlap.from);
    const words = renamed(heard, sameVoices(shared, heard, nextVoice));
    if (overlap.to > overlap.from) {
      const seam = findSeam(joined, words, overlap);
      const isSilent = shared.length === 0 || !words.some(({ seconds }) => seconds < overlap.to);
      if (seam.agreed === 0 && !isSilent) disagreements.push((overlap.from + overlap.to) / 2);
      joined = [...joined.slice(0, seam.before), ...words.slice(seam.after)];
    } else {
      joined = [...joined, ...words];
    }
    joinedTo = Math.max(joinedTo, piece.endSeconds);
  }
  return { segments: segmentsOf(joined), disagreements };
}

function renamed(words: HeardWord[], names: ReadonlyMap<string, string>): HeardWord[] {
  const segments = new Map<HeardSegment, HeardSegment>();
  return words.map((word) => {
    const { segment } = word;
    const speaker = segment.speaker === null ? null : (names.get(segment.speaker) ?? null);
    const own = segments.get(segment) ?? { ...segment, speaker };
    segments.set(segment, own);
    return { ...word, segment: own };
  });
}
