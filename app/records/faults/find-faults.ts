import type { Transcript } from '../transcript.ts';
import { findCutOff } from './cut-off.ts';
import type { Fault } from './fault.ts';
import { findGarbled } from './find-garbled.ts';
import { findLateStart } from './late-start.ts';
import { findNoMeeting } from './no-meeting.ts';
import { findOtherLanguage } from './other-language.ts';
import { findSilences } from './silences.ts';
import { findCancellation, findPlaceholder } from './stands-in.ts';
import { findTooFewWords } from './too-few-words.ts';
import { findUncertain } from './uncertain.ts';

/** A short notice is told from a record that is all but empty, so it comes first. */
const noAccount = [
  findCancellation,
  findPlaceholder,
  findTooFewWords,
  findGarbled,
  findOtherLanguage,
];

/**
 * What is wrong with a record and cannot be mended, as far as it is sure: a sound record has none.
 * One that holds no account of a meeting at all is not looked at further.
 */
export function findFaults(transcript: Transcript): Fault[] {
  for (const find of noAccount) {
    const fault = find(transcript);
    if (fault) return [fault];
  }
  return [findNoMeeting, findLateStart, findSilences, findCutOff, findUncertain].flatMap(
    (find) => find(transcript) ?? [],
  );
}
