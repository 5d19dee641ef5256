import type { Reader } from '#app/entities/entity-access.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';
import { publicMeetingPath } from './ahead/public-meeting-path.ts';
import { published } from './latest-version.server.ts';
import { meetingRefusal, openMeeting, readableMeetings } from './meeting-access.server.ts';
import { recordTime } from './record-time.ts';
import { segmentsAt } from './segments-at.server.ts';
import { pageOfPassage, passagesAPage, type TranscriptPages } from './transcript-page.ts';
import { isUncertain } from './uncertain-reading.ts';

export type TranscriptOfMeeting = {
  /** The record itself, for what else is looked up in it. */
  record: {
    transcriptId: string;
    clockStartSeconds: number | null;
    /** The speech-to-text model that heard it; null where people or captions wrote it. */
    engine: string | null;
  };
  meeting: { title: string | null; date: Date | null };
  /** What the summary that rests on it says, as markdown: in it the cases have their titles. */
  summary: string;
  segments: {
    index: number;
    time: string | null;
    speaker: string | null;
    text: string;
    /** It was read by machine from a scan, and may be misread. */
    isUncertain: boolean;
  }[];
  /** The cases in their order, by the agenda's titles; none where only one was found. */
  cases: (Omit<Chapter, 'title'> & { designator: string | null; title: string })[];
  pages: TranscriptPages;
};

/** A stretch of a transcript, under the title of the case that was taken up in it. */
export type Chapter = { index: number; title: string; firstSegment: number; time: string | null };

/** A transcript whose cases have the titles that readers see. */
export type ChapteredTranscript = Omit<TranscriptOfMeeting, 'cases' | 'summary'> & {
  chapters: Chapter[];
};

export type ReadTranscript = TranscriptOfMeeting & {
  /** Where this reader finds the summary. */
  summaryPath: string;
};

/** Whether visitors may read a meeting: the sample, and those of bodies that are open to everybody. */
export async function isOpenToVisitors(meetingId: string): Promise<boolean> {
  return (await db.meeting.count({ where: await openMeeting(null, meetingId) })) > 0;
}

/** Where visitors read a meeting that is open to them. */
async function openPath(meetingId: string): Promise<string> {
  const meeting = await db.meeting.findFirst({
    where: { id: meetingId, sampleMeeting: { is: null } },
    select: { govtEntityId: true },
  });
  const entityId = meeting?.govtEntityId;
  return entityId ? publicMeetingPath(entityId, meetingId) : '/sample-meeting';
}

/**
 * The transcript that a meeting's published summary rests on, for a reader who may read it; what
 * is open to everybody also for visitors (null).
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
  const summaryPath = isReaders ? `/meetings/${meetingId}` : await openPath(meetingId);
  return { ...transcript, summaryPath };
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
      markdownSummary: true,
      versions: {
        ...published,
        take: 1,
        select: {
          transcript: { select: { id: true, clockStartSeconds: true, engine: true } },
          items: {
            orderBy: { index: 'asc' },
            select: { index: true, designator: true, title: true, firstSegment: true },
          },
        },
      },
    },
  });
  const version = meeting?.versions[0];
  const transcript = version?.transcript;
  if (!meeting || !transcript) return null;
  const { id: transcriptId, clockStartSeconds, engine } = transcript;
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
      select: { index: true, startSeconds: true, speaker: true, text: true, confidence: true },
    }),
    segmentsAt(db, transcriptId, chapterStarts, { index: true, startSeconds: true }),
  ]);
  return {
    record: { transcriptId, clockStartSeconds, engine },
    meeting: { title: meeting.meetingTitle, date: meeting.meetingDate },
    summary: meeting.markdownSummary ?? '',
    cases: items.map((item) => ({
      ...item,
      time: recordTime(starts.get(item.firstSegment)?.startSeconds ?? null, clockStartSeconds),
    })),
    segments: segments.map(({ index, startSeconds, speaker, text, confidence }) => ({
      index,
      time: recordTime(startSeconds, clockStartSeconds),
      speaker,
      text,
      isUncertain: isUncertain(confidence),
    })),
    pages,
  };
}
