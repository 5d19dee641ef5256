import { dateAtNoon, formatMeetingDate } from '#app/meetings/meeting-date.ts';
import type { Transcript } from '../transcript.ts';
import type { Fault } from './fault.ts';

/** A record that names another day than its meeting's. Which day that is, `date` says: yyyy-mm-dd. */
export function findOtherMeeting(
  transcript: Pick<Transcript, 'date'>,
  { date }: { date: string | null },
): Fault | null {
  if (!transcript.date || !date || transcript.date === date) return null;
  const [ofRecord, ofMeeting] = [transcript.date, date].map((day) =>
    formatMeetingDate(dateAtNoon(day)),
  );
  return {
    kind: 'other-meeting',
    message: `The record gives ${ofRecord} as its date, the meeting ${ofMeeting}: check that it is the right file.`,
    gap: null,
    segments: [],
  };
}
