import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { offeredParts } from '../merge/offered.ts';
import { changeKinds, runOutcomes, runReport } from '../runs/run-report.ts';
import { upstreamMeeting } from '../upstream.ts';
import { listSources } from './list-sources.server.ts';

const shownRuns = 20;
const shownChanges = 100;
const shownDocuments = 50;

/** A source, what its newest runs did, what is offered, and documents to look at. @throws AppError not-found */
export async function readSource({ entityId, sourceId }: { entityId: string; sourceId: string }) {
  const source = (await listSources(entityId)).find(({ id }) => id === sourceId);
  if (!source) throw new AppError('not-found', 'This source is gone.');
  const [runs, offers, documents] = await Promise.all([
    readRuns(sourceId),
    readOffers(sourceId),
    db.upstreamDocument.findMany({
      where: { sourceId, state: { in: ['held', 'failed'] } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: shownDocuments,
      select: { id: true, kind: true, url: true, title: true, state: true, problem: true },
    }),
  ]);
  return { source, runs, offers, documents };
}
export type ShownSource = Awaited<ReturnType<typeof readSource>>;

async function readRuns(sourceId: string) {
  const runs = await db.sourceRun.findMany({
    where: { sourceId },
    orderBy: [{ startedAt: 'desc' }, { id: 'desc' }],
    take: shownRuns,
    include: { changes: { take: shownChanges, orderBy: [{ day: 'asc' }, { uid: 'asc' }] } },
  });
  const jobs = await db.job.findMany({
    where: { subjectId: { in: runs.filter(({ endedAt }) => !endedAt).map(({ id }) => id) } },
    select: { subjectId: true, progress: true, step: true, state: true },
  });
  return runs.map(({ id, startedAt, endedAt, startedById, outcome, report, changes }) => {
    const job = jobs.find(({ subjectId }) => subjectId === id);
    return {
      ...{ id, startedAt, endedAt },
      isByHand: startedById !== null,
      outcome: runOutcomes.find((one) => one === outcome) ?? null,
      report: runReport.parse(JSON.parse(report)),
      changes: changes.map(({ uid, kind, title, day, meetingId }) => ({
        ...{ uid, title, day, meetingId },
        kind: changeKinds.find((one) => one === kind) ?? ('changed' as const),
      })),
      progress: job ? { percent: job.progress, step: job.step } : null,
    };
  });
}

async function readOffers(sourceId: string) {
  const rows = await db.upstreamMeeting.findMany({
    where: { sourceId, offered: { not: '{}' }, meetingId: { not: null } },
    orderBy: [{ day: 'asc' }, { uid: 'asc' }],
    take: shownChanges,
    select: {
      uid: true,
      said: true,
      offered: true,
      meeting: { select: { id: true, meetingTitle: true, meetingDate: true } },
    },
  });
  return rows.flatMap(({ uid, said, offered, meeting }) =>
    meeting
      ? {
          uid,
          meeting: { id: meeting.id, title: meeting.meetingTitle, date: meeting.meetingDate },
          said: upstreamMeeting.parse(JSON.parse(said)),
          offered: offeredParts.parse(JSON.parse(offered)),
        }
      : [],
  );
}
