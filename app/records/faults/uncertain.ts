import { isUncertain } from '#app/meetings/uncertain-reading.ts';
import type { Transcript } from '../transcript.ts';
import type { Fault } from './fault.ts';

/** Passages that were read by machine from a scan and may be misread. */
export function findUncertain({ segments }: Transcript): Fault | null {
  const read = segments.filter(({ confidence }) => (confidence ?? null) !== null);
  const uncertain = read.filter(({ confidence }) => isUncertain(confidence));
  if (uncertain.length === 0) return null;
  const one = uncertain.length === 1;
  const words = one ? 'has a word that is uncertain' : 'have words that are uncertain';
  return {
    kind: 'uncertain',
    message: `Read by machine from a scan: ${uncertain.length} of ${read.length} passages ${words}. Compare ${one ? 'it' : 'them'} with the scan.`,
    gap: null,
    segments: uncertain.map(({ index }) => index),
  };
}
