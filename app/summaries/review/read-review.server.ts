import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { latestJob } from '#app/platform/jobs/queue.server.ts';
import { isUnresolved } from '../judged-sentence.ts';
import { readLines } from '../version-rows.server.ts';
import { meetingStage } from './meeting-stage.ts';
import { readReviewedVersion } from './read-version.server.ts';

/**
 * All that a reviewer needs of a meeting: its stage, its records, the job that drafts, the draft
 * under way (or the version asked for, or else the published one) and its history.
 * @throws AppError `not-found`
 */
export async function readReview({
  meetingId,
  versionId,
}: {
  meetingId: string;
  versionId?: string | null;
}) {
  const [meeting, transcripts, versions, job] = await Promise.all([
    db.meeting.findUnique({
      where: { id: meetingId },
      select: {
        id: true,
        meetingTitle: true,
        meetingDate: true,
        governmentBody: true,
        markdownSummary: true,
        govtEntity: { select: { id: true, entityName: true } },
      },
    }),
    db.transcript.findMany({
      where: { meetingId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        fileName: true,
        byteLength: true,
        leftOut: true,
        createdAt: true,
        _count: { select: { segments: true } },
      },
    }),
    db.summaryVersion.findMany({
      where: { meetingId },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      select: {
        id: true,
        origin: true,
        revision: true,
        correction: true,
        createdAt: true,
        updatedAt: true,
        publishedAt: true,
        sentences: { select: { verdict: true, confirmedAt: true } },
      },
    }),
    latestJob(meetingId),
  ]);
  if (!meeting) throw new AppError('not-found', 'Meeting not found');

  const hasSummary = Boolean(meeting.markdownSummary?.trim());
  const published = versions
    .filter((version) => version.publishedAt !== null)
    .sort((one, other) => Number(other.publishedAt) - Number(one.publishedAt))[0];
  const draft = versions.find((version) => version.publishedAt === null);
  const underWay = draft && (!published || draft.createdAt > published.createdAt) ? draft : null;
  const chosen = versionId
    ? versions.find((version) => version.id === versionId)
    : (underWay ?? published ?? draft);
  if (versionId && !chosen) throw new AppError('not-found', 'This version does not exist');

  return {
    meeting: {
      id: meeting.id,
      title: meeting.meetingTitle,
      date: meeting.meetingDate && isoDateOf(meeting.meetingDate),
      governmentBody: meeting.govtEntity?.entityName ?? meeting.governmentBody,
      hasEntity: meeting.govtEntity !== null,
      hasSummary,
    },
    stage: meetingStage({
      hasRecord: transcripts.length > 0,
      hasSummary,
      correction: published?.correction ?? null,
      draft: draft ? { touched: isTouched(draft) } : null,
    }),
    job: job && job.state !== 'done' ? job : null,
    records: transcripts.map(({ _count, leftOut, createdAt, ...record }) => ({
      ...record,
      leftOut: readLines(leftOut),
      segments: _count.segments,
      takenIn: createdAt.toISOString(),
    })),
    version: chosen ? await readReviewedVersion(chosen.id) : null,
    history: versions.map((version) => ({
      id: version.id,
      origin: version.origin,
      correction: version.correction,
      publishedAt: version.publishedAt?.toISOString() ?? null,
      changedAt: version.updatedAt.toISOString(),
      isShownToReaders: hasSummary && version.id === published?.id,
      unresolved: version.sentences.filter(isUnresolved).length,
    })),
  };
}

export type Review = Awaited<ReturnType<typeof readReview>>;

function isTouched(draft: { revision: number; sentences: { confirmedAt: Date | null }[] }) {
  return draft.revision > 1 || draft.sentences.some(({ confirmedAt }) => confirmedAt !== null);
}
