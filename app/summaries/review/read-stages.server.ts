import { db } from '#app/platform/db.server.ts';
import { type MeetingStage, meetingStage } from './meeting-stage.ts';

export type StageOfMeeting = {
  stage: MeetingStage;
  /** The job that drafts now, or that was parked. */
  job: { state: string; progress: number; step: string | null } | null;
};

/** The stages of the meetings of one page, in three queries however many there are. */
export async function readStages(meetingIds: string[]): Promise<Map<string, StageOfMeeting>> {
  const ids = { in: meetingIds };
  const [meetings, versions, jobs] = await Promise.all([
    db.meeting.findMany({
      where: { id: ids },
      select: { id: true, markdownSummary: true, _count: { select: { transcripts: true } } },
    }),
    db.summaryVersion.findMany({
      where: { meetingId: ids },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: {
        meetingId: true,
        publishedAt: true,
        correction: true,
        revision: true,
        _count: { select: { sentences: { where: { confirmedAt: { not: null } } } } },
      },
    }),
    db.job.findMany({
      where: { subjectId: ids, state: { in: ['waiting', 'running', 'parked'] } },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: { subjectId: true, state: true, progress: true, step: true },
    }),
  ]);
  return new Map(
    meetings.map(({ id, markdownSummary, _count }) => {
      const own = versions.filter((version) => version.meetingId === id);
      const published = own
        .filter((version) => version.publishedAt)
        .sort(byPublication)
        .at(-1);
      const draft = own.findLast((version) => !version.publishedAt);
      const job = jobs.findLast(({ subjectId }) => subjectId === id);
      return [
        id,
        {
          stage: meetingStage({
            hasRecord: _count.transcripts > 0,
            hasSummary: Boolean(markdownSummary?.trim()),
            correction: published?.correction ?? null,
            draft: draft ? { touched: draft.revision > 1 || draft._count.sentences > 0 } : null,
          }),
          job: job ? { state: job.state, progress: job.progress, step: job.step } : null,
        },
      ];
    }),
  );
}

type Published = { publishedAt: Date | null };

const byPublication = (one: Published, other: Published) =>
  (one.publishedAt?.getTime() ?? 0) - (other.publishedAt?.getTime() ?? 0);
