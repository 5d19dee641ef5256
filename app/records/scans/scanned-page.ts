import type { PdfLine } from '../formats/pdf-lines.ts';

/** A word that was read by machine. `confidence` is 0 to 100, as the reader gives it. */
export type ReadWord = { text: string; confidence: number };

/** By how many degrees a page was turned, clockwise, until it could be read. */
export type Turn = 0 | 90 | 180 | 270;

/** What was read on the picture of a page. */
export type ScannedPage = {
  lines: PdfLine[];
  words: ReadWord[];
  /** The words' confidence on average, long ones counting more; 0 without words, or on its side. */
  confidence: number;
  turned: Turn;
};

/** Below it hardly a word is right: a photograph, handwriting, or a page that is upside down. */
export const leastConfidence = 60;

export function isReadable({ words, confidence }: ScannedPage): boolean {
  return words.length > 0 && confidence >= leastConfidence;
}
