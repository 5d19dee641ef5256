import type { Reader } from '#app/entities/entity-access.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { meetingRefusal, readableMeetings } from './meeting-access.server.ts';
import { recordTime } from './record-time.ts';

export type ReadTranscript = {
  meeting: { id: string; title: string | null; date: Date | null };
  segments: { index: number; time: string | null; speaker: string | null; text: string }[];
};

/**
 * The transcript that a meeting's published summary rests on, for a reader who may read it.
 * @throws AppError not-found where there is no meeting or no transcript, forbidden without access
 */
export async function readTranscript(reader: Reader, meetingId: string): Promise<ReadTranscript> {
  const meeting = await db.meeting.findFirst({
    where: { AND: [{ id: meetingId }, await readableMeetings(reader)] },
    select: {
      id: true,
      meetingTitle: true,
      meetingDate: true,
      versions: {
        where: { publishedAt: { not: null } },
        orderBy: [{ publishedAt: 'desc' }, { id: 'desc' }],
        take: 1,
        select: { transcript: { select: { id: true, clockStartSeconds: true } } },
      },
    },
  });
  if (!meeting) throw await meetingRefusal(meetingId);
  const transcript = meeting.versions[0]?.transcript;
  if (!transcript) {
    throw new AppError('not-found', 'There is no transcript for this meeting');
  }
  const segments = await db.transcriptSegment.findMany({
    where: { transcriptId: transcript.id },
    orderBy: { index: 'asc' },
    select: { index: true, startSeconds: true, speaker: true, text: true },
  });
  return {
    meeting: { id: meeting.id, title: meeting.meetingTitle, date: meeting.meetingDate },
    segments: segments.map(({ index, startSeconds, speaker, text }) => ({
      index,
      time: recordTime(startSeconds, transcript.clockStartSeconds),
      speaker,
      text,
    })),
  };
}
