import { isSpoken } from '../faults/record-words.ts';
import type { Transcript } from '../transcript.ts';
import { dropCredits } from './credits.ts';
import { dropDoubledLines } from './doubled-lines.ts';
import { dropLoops } from './loops.ts';
import { setApostrophes } from './lost-apostrophes.ts';
import { dropRolledWords } from './rolled-words.ts';
import { setStrayPoints } from './stray-points.ts';

/**
 * Takes out what is in a record although nobody said it, as far as that needs no guess: lines that
 * stand there twice, captions that rolled, words that speech to text repeats in silence, and what it
 * hears there. Sets again what was lost of its words. Says what.
 */
export function mendRecord(transcript: Transcript): Transcript {
  let { segments } = transcript;
  const leftOut = [...transcript.leftOut];
  // In a document names and answers stand one after the other as they were set.
  const ofSpeech = isSpoken(transcript)
    ? [dropRolledWords, dropLoops, dropCredits, setStrayPoints]
    : [];
  for (const mend of [dropDoubledLines, setApostrophes, ...ofSpeech]) {
    const mended = mend(segments);
    segments = mended.segments;
    leftOut.push(...mended.leftOut);
  }
  return {
    ...transcript,
    segments: segments.map((segment, index) => ({ ...segment, index })),
    leftOut,
  };
}
