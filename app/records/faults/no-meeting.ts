import { months } from '#app/platform/language/months.ts';
import { pattern, words } from '#app/platform/language/pattern.ts';
import type { Transcript } from '../transcript.ts';
import type { Fault } from './fault.ts';
import { tellsWhatWasDone } from './meeting-phrases.ts';
import { countWords, isSpoken, textOf } from './record-words.ts';

const dated = pattern(
  'i',
)`\b(?:${months} \d{1,2}|\d{1,2}/\d{1,2}(?:/\d{2,4})?|\d{1,2} ${months})\b`;
/** A calendar is little but dates. */
const mostlyDates = 0.4;
const fewDates = 4;
/** Of a thousand words in minutes at least four tell what was done. */
const leastDone = 1 / 1000;
const packetWords = 5_000;
const agenda = pattern('i')`\b${words('agenda packet')}\b`;

/** A calendar, an agenda or a packet that was taken for the record of a meeting. */
export function findNoMeeting(transcript: Transcript): Fault | null {
  if (isSpoken(transcript)) return null;
  const text = textOf(transcript);
  const count = countWords(text);
  const done = text.match(tellsWhatWasDone)?.length ?? 0;
  if (done > 2 && done / count >= leastDone) return null;
  const lines = transcript.segments;
  const dates = lines.filter((line) => dated.test(line.text)).length;
  const isCalendar = dates >= fewDates && dates / lines.length > mostlyDates;
  const looksLike = isCalendar
    ? 'a calendar'
    : count > packetWords
      ? 'an agenda packet'
      : agenda.test(text)
        ? 'an agenda'
        : 'a notice or a report';
  return {
    kind: 'no-meeting',
    message: `This looks like ${looksLike} and not like the record of a meeting: hardly anything in it tells what was said or done. Take in captions, a transcript or minutes.`,
    gap: null,
    segments: [],
  };
}
