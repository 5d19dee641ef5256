import type { Reader } from '#app/entities/entity-access.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { published } from './latest-version.server.ts';
import { meetingRefusal, openMeeting, readableMeetings } from './meeting-access.server.ts';
import { recordTime } from './record-time.ts';
import { segmentsAt } from './segments-at.server.ts';
import { pageOfPassage, passagesAPage, type TranscriptPages } from './transcript-page.ts';

export type TranscriptOfMeeting = {
  meeting: { title: string | null; date: Date | null };
  segments: { index: number; time: string | null; speaker: string | null; text: string }[];
  /** The items of the agenda, in their order; none where only one was found. */
  chapters: { index: number; title: string; firstSegment: number; time: string | null }[];
  pages: TranscriptPages;
};

export type ReadTranscript = TranscriptOfMeeting & {
  /** Where this reader finds the summary. */
  summaryPath: string;
};

/** Everybody may read the sample, with the record it rests on. */
export async function isSampleMeeting(meetingId: string): Promise<boolean> {
  return (await db.sampleMeeting.count({ where: { meetingId } })) > 0;
}

/**
 * The transcript that a meeting's published summary rests on, for a reader who may read it; the
 * sample's also for visitors (null).
 * @throws AppError not-found where there is no meeting or no transcript, forbidden without access
 */
export async function readTranscript(
  reader: Reader | null,
  meetingId: string,
  at = 0,
): Promise<ReadTranscript> {
  const readable = await openMeeting(reader, meetingId);
  const transcript = await loadTranscript(readable, at);
  if (!transcript) {
    const isReadable = (await db.meeting.count({ where: readable })) > 0;
    throw isReadable
      ? new AppError('not-found', 'There is no transcript for this meeting')
      : await meetingRefusal(meetingId);
  }
  const own = reader && { AND: [{ id: meetingId }, await readableMeetings(reader)] };
  const isReaders = own !== null && (await db.meeting.count({ where: own })) > 0;
  return { ...transcript, summaryPath: isReaders ? `/meetings/${meetingId}` : '/sample-meeting' };
}

/**
 * The page that holds a passage of the transcript that the published summary of the meeting found by
 * `where` rests on; null without one. Whoever calls has seen to it that this meeting may be read.
 */
export async function loadTranscript(
  where: Prisma.MeetingWhereInput,
  at: number,
): Promise<TranscriptOfMeeting | null> {
  const meeting = await db.meeting.findFirst({
    where,
    select: {
      meetingTitle: true,
      meetingDate: true,
      versions: {
        ...published,
        take: 1,
        select: {
          transcript: { select: { id: true, clockStartSeconds: true } },
          items: {
            orderBy: { index: 'asc' },
            select: { index: true, title: true, firstSegment: true },
          },
        },
      },
    },
  });
  const version = meeting?.versions[0];
  const transcript = version?.transcript;
  if (!meeting || !transcript) return null;
  const { id: transcriptId, clockStartSeconds } = transcript;
  const last = await db.transcriptSegment.findFirst({
    where: { transcriptId },
    orderBy: { index: 'desc' },
    select: { index: true },
  });
  const { start, ...pages } = pageOfPassage(at, (last?.index ?? -1) + 1);
  const items = version.items.length > 1 ? version.items : [];
  const chapterStarts = items.map(({ firstSegment }) => firstSegment);
  const [segments, starts] = await Promise.all([
    db.transcriptSegment.findMany({
      where: { transcriptId, index: { gte: start, lt: start + passagesAPage } },
      orderBy: { index: 'asc' },
      select: { index: true, startSeconds: true, speaker: true, text: true },
    }),
    segmentsAt(db, transcriptId, chapterStarts, { index: true, startSeconds: true }),
  ]);
  return {
    meeting: { title: meeting.meetingTitle, date: meeting.meetingDate },
    chapters: items.map((item) => ({
      ...item,
      time: recordTime(starts.get(item.firstSegment)?.startSeconds ?? null, clockStartSeconds),
    })),
    segments: segments.map(({ index, startSeconds, speaker, text }) => ({
      index,
      time: recordTime(startSeconds, clockStartSeconds),
      speaker,
      text,
    })),
    pages,
  };
}
