import { z } from 'zod';
import { lacksSummary } from '#app/meetings/find-meetings.server.ts';
import { jsonRows, readJsonRows } from '#app/platform/db/json-rows.server.ts';
import { db } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { type MeetingStage, meetingStage } from './meeting-stage.ts';

export type StageOfMeeting = {
  stage: MeetingStage;
  /** The job that drafts now, or that was parked. */
  job: { state: string; progress: number; step: string | null } | null;
};

const published = z.object({ correction: z.string().nullable() });
const draft = z.object({ revision: z.number(), confirmed: z.number() });
const job = z.object({ state: z.string(), progress: z.number(), step: z.string().nullable() });

/** The stages of the meetings of one page, in one statement however many there are. */
export async function readStages(meetingIds: string[]): Promise<Map<string, StageOfMeeting>> {
  if (meetingIds.length === 0) return new Map();
  const rows = await db.$queryRaw<Record<keyof typeof parts | 'id', string>[]>`
    SELECT id, ${parts.pending} AS "pending", ${parts.records} AS "records",
           ${parts.published} AS "published", ${parts.draft} AS "draft", ${parts.job} AS "job"
    FROM meetings AS meeting WHERE id IN (${Prisma.join(meetingIds)})`;
  return new Map(
    rows.map((row) => {
      const [latest] = readJsonRows(published, row.published);
      const [underWay] = readJsonRows(draft, row.draft);
      const [latestJob] = readJsonRows(job, row.job);
      const stage = meetingStage({
        hasRecord: Number(row.records) > 0,
        hasSummary: Number(row.pending) === 0,
        correction: latest?.correction ?? null,
        draft: underWay ? { touched: underWay.revision > 1 || underWay.confirmed > 0 } : null,
      });
      return [row.id, { stage, job: latestJob ?? null }];
    }),
  );
}

/** What of a meeting decides its stage; of each list the newest row only. */
const parts = {
  pending: Prisma.sql`(CASE WHEN ${lacksSummary} THEN 1 ELSE 0 END)`,
  records: Prisma.sql`(SELECT count(*) FROM transcripts WHERE meeting_id = meeting.id)`,
  published: jsonRows(
    { correction: 'correction' },
    Prisma.sql`FROM summary_versions
      WHERE meeting_id = meeting.id AND published_at IS NOT NULL
      ORDER BY published_at DESC, id DESC LIMIT 1`,
  ),
  draft: jsonRows(
    { revision: 'revision', confirmed: 'confirmed' },
    Prisma.sql`FROM (
      SELECT revision, created_at, id,
             (SELECT count(*) FROM summary_sentences
              WHERE version_id = version.id AND confirmed_at IS NOT NULL) AS confirmed
      FROM summary_versions AS version
      WHERE meeting_id = meeting.id AND published_at IS NULL
      ORDER BY created_at DESC, id DESC LIMIT 1) AS newest`,
  ),
  job: jsonRows(
    { state: 'state', progress: 'progress', step: 'step' },
    Prisma.sql`FROM jobs
      WHERE subject_id = meeting.id AND state IN ('waiting', 'running', 'parked')
      ORDER BY created_at DESC, id DESC LIMIT 1`,
  ),
};
