import type { Transcript } from '../transcript.ts';
import type { Fault } from './fault.ts';
import { countWords, textOf } from './record-words.ts';

/** The shortest meeting is opened, has one vote and is adjourned. */
const fewestWords = 25;

export function findTooFewWords(transcript: Transcript): Fault | null {
  const count = countWords(textOf(transcript));
  if (count >= fewestWords) return null;
  return {
    kind: 'blank',
    message: `The record is all but empty: it has ${count} ${count === 1 ? 'word' : 'words'}. Check that it is the right file.`,
    gap: 'The record that was published of this meeting is all but empty.',
    segments: [],
  };
}
