import { recordTime } from '#app/meetings/record-time.ts';
import type { Transcript } from '../transcript.ts';
import type { Fault } from './fault.ts';
import { breaks, closes } from './meeting-phrases.ts';
import { isSpoken } from './record-words.ts';

/** A meeting ends in its last words, or a minute of small talk before them. */
const closingWords = 300;
/** A break that nothing follows was announced in the very last words. */
const breakWords = 60;
/** Also that of an abbreviation, such as 'It is 10:52 a.m.' */
const hasStop = /[.?!…]["'”’)\]]*$/;
/** Captions without stops end everywhere in the middle of a sentence. */
const mostEnded = 0.6;
const enoughPassages = 5;

/** A transcript that stops at a break, or in the middle of a sentence. */
export function findCutOff(transcript: Transcript): Fault | null {
  const { segments, clockStartSeconds } = transcript;
  const last = segments.at(-1);
  if (!last || segments.length < enoughPassages || !isSpoken(transcript)) return null;
  const words = segments
    .slice(-80)
    .map(({ text }) => text)
    .join(' ')
    .split(' ');
  if (closes.test(words.slice(-closingWords).join(' '))) return null;
  const stopsAtBreak = breaks.test(words.slice(-breakWords).join(' '));
  if (!stopsAtBreak && (hasStop.test(last.text) || !hasStops(transcript))) return null;
  const time = recordTime(last.endSeconds ?? last.startSeconds, clockStartSeconds);
  const at = time === null ? '' : ` at ${time}`;
  return {
    kind: 'cut-off',
    message: stopsAtBreak
      ? `The record stops${at} with a break, and nothing follows: the rest of the meeting is missing. Look for a second part.`
      : `The record stops${at} in the middle of a sentence, and nobody adjourns the meeting: its end is missing. Look for a whole record.`,
    gap: `The record stops${at}${stopsAtBreak ? ' with a break' : ''}: what was said afterwards is missing.`,
    segments: [last.index],
  };
}

function hasStops({ segments }: Transcript): boolean {
  const before = segments.slice(-40, -1);
  const ended = before.filter(({ text }) => hasStop.test(text)).length;
  return ended >= mostEnded * before.length;
}
