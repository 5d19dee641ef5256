import { hasSummary } from '#app/meetings/has-summary.server.ts';
import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { latestJob } from '#app/platform/jobs/queue.server.ts';
import { readTextList } from '#app/platform/stored-json.ts';
import { readFaults } from '#app/records/faults/fault.ts';
import { faultNames } from '#app/records/faults/fault-names.ts';
import { isOpenRow } from '../findings/findings.ts';
import { hasOpenMark } from '../open-mark.ts';
import { meetingStage } from './meeting-stage.ts';
import { readReviewedVersion } from './read-version.server.ts';

/** By so many an editor sees what a record is that is held back. */
const fewSegments = 4;

type Asked = { meetingId: string; versionId?: string | null };

/**
 * All that a reviewer needs of a meeting: its stage, its records, the job that drafts, the draft
 * under way (or the version asked for, or else the published one) and its history.
 * @throws AppError `not-found`, or `conflict` where the draft changes faster than it can be read
 */
export async function readReview(asked: Asked): Promise<Review> {
  try {
    return await readOnce(asked);
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code !== 'conflict' && !(code === 'not-found' && !asked.versionId)) throw error;
    // A draft that was saved or made anew meanwhile stands in the place of the one that was begun with.
    return await readOnce(asked);
  }
}

async function readOnce({ meetingId, versionId }: Asked) {
  // Before what it makes: a page on which it is done shows that.
  const job = await latestJob(meetingId);
  const [meeting, isSummarised, transcripts, versions] = await Promise.all([
    db.meeting.findUnique({
      where: { id: meetingId },
      select: {
        id: true,
        meetingTitle: true,
        meetingDate: true,
        governmentBody: true,
        govtEntity: { select: { id: true, entityName: true } },
      },
    }),
    hasSummary(db, meetingId),
    db.transcript.findMany({
      where: { meetingId },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      select: {
        id: true,
        fileName: true,
        byteLength: true,
        engine: true,
        leftOut: true,
        faults: true,
        held: { select: { transcriptId: true } },
        segments: { orderBy: { index: 'asc' }, take: fewSegments, select: { text: true } },
        createdAt: true,
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
      },
    }),
  ]);
  if (!meeting) throw new AppError('not-found', 'Meeting not found');
  const counts = await countParts({ transcripts, versions });

  const published = versions
    .filter((version) => version.publishedAt !== null)
    .sort((one, other) => Number(other.publishedAt) - Number(one.publishedAt))[0];
  const draft = versions.find((version) => version.publishedAt === null);
  const underWay = draft && (!published || draft.createdAt > published.createdAt) ? draft : null;
  const chosen = versionId
    ? versions.find((version) => version.id === versionId)
    : (underWay ?? published ?? draft);
  if (versionId && !chosen) throw new AppError('not-found', 'This version does not exist');
  const version = chosen ? await readReviewedVersion(chosen.id) : null;
  // What the draft asks about is not said a second time above it.
  const questions = new Set(version?.doubts.map(({ message }) => message));

  return {
    meeting: {
      id: meeting.id,
      title: meeting.meetingTitle,
      date: meeting.meetingDate && isoDateOf(meeting.meetingDate),
      governmentBody: meeting.govtEntity?.entityName ?? meeting.governmentBody,
      hasEntity: meeting.govtEntity !== null,
      hasSummary: isSummarised === true,
    },
    stage: meetingStage({
      hasRecord: transcripts.length > 0,
      hasSummary: isSummarised === true,
      correction: published?.correction ?? null,
      draft: draft ? { touched: await isTouched(draft) } : null,
    }),
    job: job && job.state !== 'done' ? job : null,
    records: transcripts.map(({ leftOut, faults, held, segments, createdAt, ...record }) => ({
      ...record,
      leftOut: readTextList(leftOut),
      faults: readFaults(faults)
        .filter(({ message }) => held !== null || !questions.has(message))
        .map(({ kind, message, gap, isRefuted = false }) => ({
          ...{ name: faultNames[kind], message },
          ...{ gap, isRefuted },
        })),
      isHeld: held !== null,
      begins: segments.map(({ text }) => text).join(' '),
      segments: counts.segments.get(record.id) ?? 0,
      takenIn: createdAt.toISOString(),
    })),
    version,
    history: versions.map((version) => ({
      id: version.id,
      origin: version.origin,
      correction: version.correction,
      publishedAt: version.publishedAt?.toISOString() ?? null,
      changedAt: version.updatedAt.toISOString(),
      isShownToReaders: isSummarised === true && version.id === published?.id,
      open: counts.open.get(version.id) ?? 0,
    })),
  };
}

type Rows = readonly { id: string }[];

/** Of their own records and versions alone: as `_count` of a relation, Prisma counts whole tables. */
async function countParts({ transcripts, versions }: { transcripts: Rows; versions: Rows }) {
  const among = (rows: Rows) => ({ in: rows.map(({ id }) => id) });
  const openRows = { versionId: among(versions), ...isOpenRow };
  const [segments, ...open] = await Promise.all([
    db.transcriptSegment.groupBy({
      by: ['transcriptId'],
      where: { transcriptId: among(transcripts) },
      _count: true,
    }),
    db.summarySentence.groupBy({
      by: ['versionId'],
      where: { versionId: among(versions), ...hasOpenMark },
      _count: true,
    }),
    db.meetingCase.groupBy({ by: ['versionId'], where: openRows, _count: true }),
    db.vote.groupBy({ by: ['versionId'], where: openRows, _count: true }),
  ]);
  const byVersion = Map.groupBy(open.flat(), ({ versionId }) => versionId);
  const sum = (total: number, { _count }: { _count: number }) => total + _count;
  return {
    segments: new Map(segments.map(({ transcriptId, _count }) => [transcriptId, _count])),
    open: new Map([...byVersion].map(([id, counts]) => [id, counts.reduce(sum, 0)])),
  };
}

export type Review = Awaited<ReturnType<typeof readOnce>>;

async function isTouched({ id, revision }: { id: string; revision: number }): Promise<boolean> {
  if (revision > 1) return true;
  const confirmed = { versionId: id, confirmedAt: { not: null } };
  return (await db.summarySentence.count({ where: confirmed })) > 0;
}
