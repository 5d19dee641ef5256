import { createHash } from 'node:crypto';

/** A text of fewer letters may well stand in two records. */
const fewestLetters = 400;

/** The words of a record alone: captions and a transcript of the same text have the same. Null for too few of them. */
export function wordsSha256(segments: readonly { text: string }[]): string | null {
  const letters = segments
    .map(({ text }) => text)
    .join('')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return letters.length < fewestLetters ? null : createHash('sha256').update(letters).digest('hex');
}
