import type { Transcript } from '../transcript.ts';
import type { Fault } from './fault.ts';
import { garbledShare } from './garbled.ts';
import { textOf } from './record-words.ts';

/** Of the words in sound records, names and abbreviations included, at most one in fifty looks so. */
const muchGarbled = 0.2;

export function findGarbled(transcript: Transcript): Fault | null {
  const share = garbledShare(textOf(transcript));
  if (share < muchGarbled) return null;
  return {
    kind: 'garbled',
    message: `The text is garbled: ${Math.round(share * 100)} of 100 words are none in any language. Export it again, or take in the document it was made from.`,
    gap: 'The record that was published of this meeting cannot be read.',
    segments: [],
  };
}
