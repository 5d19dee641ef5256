import { formatLongMeetingDate, isoDateOf } from '#app/meetings/meeting-date.ts';
import { shownOutcome } from '#app/meetings/outcome-words.ts';
import type { Segment } from '#app/records/transcript.ts';
import type { NearMeeting, NearPassage } from '#app/search/near.ts';

/** Where a numbered passage stands; `passage` is null for the line that says which meeting it was. */
export type RecordPlace = { meeting: NearMeeting; passage: NearPassage | null };

/** What is given to a model and to the check: passages with their numbers, which are their places here. */
export type NumberedRecord = {
  segments: Segment[];
  places: RecordPlace[];
  /** Only data, and only of what this reader may read */
  data: { number: number; ofMeeting: number; kind: string; speaker: string | null; text: string }[];
};

/** Numbers what was found: of each meeting a line that says which it was, then its passages. */
export function numberRecord(meetings: readonly NearMeeting[]): NumberedRecord {
  const record: NumberedRecord = { segments: [], places: [], data: [] };
  for (const meeting of meetings) {
    const ofMeeting = record.places.length;
    const own = [null, ...meeting.passages];
    for (const passage of own) {
      const index = record.places.length;
      const text = passage ? wordsOf(passage) : meetingLine(meeting);
      const speaker = passage?.kind === 'transcript' ? passage.speaker : null;
      record.places.push({ meeting, passage });
      record.segments.push({ index, startSeconds: null, endSeconds: null, speaker, text });
      const kind = passage?.kind ?? 'meeting';
      record.data.push({ number: index, ofMeeting, kind, speaker, text });
    }
  }
  return record;
}

/** 'The Harbor City Council met on Tuesday, March 10, 2026: Regular session.' */
export function meetingLine({ body, title, date }: NearMeeting): string {
  if (date === null) return `${body.title}: ${title}.`;
  const verb = isoDateOf(date) > isoDateOf(new Date()) ? 'will meet' : 'met';
  return `${body.title} ${verb} on ${formatLongMeetingDate(date)}: ${title}.`;
}

/** With the title it stands under, and with what became of it. */
function wordsOf({ kind, heading, text, outcome }: NearPassage): string {
  const told = outcome === null ? null : shownOutcome(outcome)?.words;
  const under = kind !== 'transcript' && heading ? `${heading}: ${text}` : text;
  return told ? `${under} · ${told}` : under;
}
