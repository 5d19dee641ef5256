import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { webAddress } from '#app/platform/http/web-address.ts';
import { orFailSaying } from '#app/platform/or-fail-saying.server.ts';
import { bodyTitle } from './body-title.ts';
import { openPageFields } from './open-page-fields.ts';
import { type Behind, type ReadSummary, readSummary } from './read-summary.server.ts';
import { type Recording, recordingOf } from './recording.ts';

export type SampleMeeting = {
  id: string;
  title: string | null;
  date: Date | null;
  description: string | null;
  documents: string | null;
  entity: string | null;
  /** Null when the meeting has none. */
  summary: ReadSummary | null;
  /** What the summary was read from. */
  behind: Behind | null;
  /** Where it can be heard; null where it cannot. */
  recording: Recording | null;
};

/**
 * The one meeting that everybody may read; null when none has been chosen.
 * @throws AppError broken, or not-found where the chosen meeting has just been deleted
 */
export async function readSampleMeeting(): Promise<SampleMeeting | null> {
  const sample = await orFailSaying(
    db.sampleMeeting.findUnique({ where: { id: 1 }, select: { meetingId: true } }),
    'Unable to load sample meeting ID',
  );
  return sample && orFailSaying(readOpenMeeting(sample.meetingId), 'Error loading meeting details');
}

async function readOpenMeeting(id: string): Promise<SampleMeeting> {
  const meeting = await db.meeting.findUnique({
    where: { id },
    select: openPageFields,
  });
  if (!meeting) throw new AppError('not-found', 'Sample meeting not found');
  const found = await readSummary(meeting);
  return {
    id: meeting.id,
    title: meeting.meetingTitle?.trim() || null,
    date: meeting.meetingDate,
    description: meeting.meetingDescription,
    documents: webAddress(meeting.pdfUrl),
    entity: bodyTitle(meeting),
    summary: found?.summary ?? null,
    behind: found?.behind ?? null,
    recording: recordingOf(meeting),
  };
}
