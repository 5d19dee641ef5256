import { accessUnchecked, type Reader } from '#app/entities/entity-access.server.ts';
import { db } from '#app/platform/db.server.ts';
import { webAddress } from '#app/platform/http/web-address.ts';
import { orFail } from '#app/platform/or-fail.server.ts';
import { meetingRefusal, readableMeetings } from './meeting-access.server.ts';
import { type ReadSummary, readSummary } from './read-summary.server.ts';
import { type Recording, recordingOf } from './recording.ts';

export type ReadMeeting = {
  id: string;
  title: string | null;
  date: Date | null;
  description: string | null;
  documentsUrl: string | null;
  entity: { id: string; name: string; description: string | null } | null;
  summary: ReadSummary | null;
  /** Where it can be heard; null where it cannot. */
  recording: Recording | null;
};

/**
 * One meeting with its published summary, for a reader who follows its entity.
 * @throws AppError not-found where there is none, forbidden where the reader may not read it
 */
export async function readMeeting(reader: Reader, meetingId: string): Promise<ReadMeeting> {
  const readable = await orFail(readableMeetings(reader), accessUnchecked);
  const meeting = await db.meeting.findFirst({
    where: { AND: [{ id: meetingId }, readable] },
    select: {
      id: true,
      meetingTitle: true,
      meetingDate: true,
      meetingDescription: true,
      pdfUrl: true,
      markdownSummary: true,
      audioFile: true,
      videoId: true,
      recordingStartSeconds: true,
      govtEntity: { select: { id: true, entityName: true, entityDescription: true } },
    },
  });
  if (!meeting) throw await meetingRefusal(meetingId);
  const { govtEntity } = meeting;
  return {
    id: meeting.id,
    title: meeting.meetingTitle?.trim() || null,
    date: meeting.meetingDate,
    description: meeting.meetingDescription?.trim() || null,
    documentsUrl: webAddress(meeting.pdfUrl),
    entity: govtEntity && {
      id: govtEntity.id,
      name: govtEntity.entityName,
      description: govtEntity.entityDescription,
    },
    summary: await readSummary(meeting),
    recording: recordingOf(meeting),
  };
}
