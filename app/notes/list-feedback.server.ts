import { db } from '#app/platform/db.server.ts';
import { newestFirst, type Page, type Place } from '#app/platform/newest-first.server.ts';
import { feedbackMark } from './feedback-mark.server.ts';

export type FeedbackEntry = {
  id: string;
  meetingId: string;
  meetingTitle: string | null;
  text: string;
  /** Sent back with the switch: which words were on the page. */
  mark: string;
  processed: boolean;
  createdAt: Date;
};

const unprocessed = { feedback: { not: null }, feedbackProcessed: false } as const;

/** How many feedbacks wait for an admin. */
export function countFeedback(): Promise<number> {
  return db.userNote.count({ where: unprocessed });
}

/** What readers wrote about summaries, newest first; unless asked, only what is not processed. */
export async function listFeedback({
  showProcessed,
  place = {},
}: {
  showProcessed: boolean;
  place?: Place;
}): Promise<Page<FeedbackEntry>> {
  const shown = showProcessed ? { feedback: { not: null } } : unprocessed;
  const page = await newestFirst(place, ({ from, ...step }) =>
    db.userNote.findMany({
      where: { AND: [shown, from] },
      ...step,
      select: {
        id: true,
        meetingId: true,
        feedback: true,
        feedbackProcessed: true,
        createdAt: true,
        meeting: { select: { meetingTitle: true } },
      },
    }),
  );
  return {
    ...page,
    rows: page.rows.map(({ feedback, feedbackProcessed, meeting, ...row }) => ({
      ...row,
      meetingTitle: meeting.meetingTitle,
      text: feedback ?? '',
      mark: feedbackMark(feedback ?? ''),
      processed: feedbackProcessed,
    })),
  };
}
