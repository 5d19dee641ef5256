import { countUpTo } from '#app/platform/db/count-up-to.server.ts';
import { db } from '#app/platform/db.server.ts';
import { newestFirst } from '#app/platform/newest-first.server.ts';
import type { Page, Place } from '#app/platform/page-by-key.ts';
import { readNumberList } from '#app/platform/stored-json.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { feedbackMark } from './feedback-mark.server.ts';

export type FeedbackEntry = {
  id: string;
  meetingId: string;
  meetingTitle: string | null;
  text: string;
  /** The sentence that it is about, where a reader reported one. */
  sentence: { text: string; citations: number[] } | null;
  /** Sent back with the switch: which words were on the page. */
  mark: string;
  processed: boolean;
  createdAt: Date;
};

const unprocessed = { feedback: { not: null }, feedbackProcessed: false } as const;

/** How many feedbacks and reported sentences wait for an admin. */
export const feedbackCount = Prisma.sql`
  SELECT (${countUpTo(Prisma.sql`FROM user_notes WHERE feedback IS NOT NULL AND feedback_processed = FALSE`)})
       + (${countUpTo(Prisma.sql`FROM sentence_reports WHERE processed = FALSE`)})`;

type Step = Parameters<Parameters<typeof newestFirst<FeedbackEntry>>[1]>[0];

/** What readers wrote about summaries, newest first; unless asked, only what is not processed. */
export function listFeedback({
  showProcessed,
  place = {},
}: {
  showProcessed: boolean;
  place?: Place;
}): Promise<Page<FeedbackEntry>> {
  return newestFirst(place, async (step) => {
    const [notes, reports] = await Promise.all([
      feedbackOf(step, showProcessed),
      reportsOf(step, showProcessed),
    ]);
    const [{ createdAt: direction }] = step.orderBy;
    const sign = direction === 'asc' ? 1 : -1;
    return [...notes, ...reports]
      .sort((one, other) => sign * byTime(one, other))
      .slice(0, step.take);
  });
}

function byTime(one: FeedbackEntry, other: FeedbackEntry): number {
  const apart = one.createdAt.getTime() - other.createdAt.getTime();
  if (apart !== 0) return apart;
  return one.id < other.id ? -1 : 1;
}

async function feedbackOf(
  { from, ...step }: Step,
  showProcessed: boolean,
): Promise<FeedbackEntry[]> {
  const notes = await db.userNote.findMany({
    where: { AND: [showProcessed ? { feedback: { not: null } } : unprocessed, from] },
    ...step,
    select: {
      id: true,
      meetingId: true,
      feedback: true,
      feedbackProcessed: true,
      createdAt: true,
      meeting: { select: { meetingTitle: true } },
    },
  });
  return notes.map(({ feedback, feedbackProcessed, meeting, ...row }) => ({
    ...row,
    meetingTitle: meeting.meetingTitle,
    text: feedback ?? '',
    sentence: null,
    mark: feedbackMark(feedback ?? ''),
    processed: feedbackProcessed,
  }));
}

async function reportsOf({ from, ...step }: Step, showProcessed: boolean) {
  const reports = await db.sentenceReport.findMany({
    where: { AND: [showProcessed ? {} : { processed: false }, from] },
    ...step,
    select: {
      id: true,
      meetingId: true,
      sentence: true,
      citations: true,
      comment: true,
      processed: true,
      createdAt: true,
      meeting: { select: { meetingTitle: true } },
    },
  });
  return reports.map(
    ({ sentence, citations, comment, meeting, ...row }): FeedbackEntry => ({
      ...row,
      meetingTitle: meeting.meetingTitle,
      text: comment,
      sentence: { text: sentence, citations: readNumberList(citations) },
      mark: feedbackMark(comment),
    }),
  );
}
