import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { db, type Tx, transact } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import { laneOf } from '../asking/lane-of.ts';

/** Sources whose turn has come at once; the others come a minute later. */
const mostTogether = 200;

/** Starts the runs of the sources whose turn has come, each once whoever looks. */
export async function startDueRuns(now: Date = new Date()): Promise<number> {
  const due = await db.source.findMany({
    where: { dueAt: { lte: now }, pausedAt: null },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    take: mostTogether,
    select: { id: true, address: true },
  });
  let started = 0;
  for (const source of due) {
    const { id } = source;
    await transact(async (tx) => {
      const { count } = await tx.source.updateMany({
        where: { id, dueAt: { lte: now }, pausedAt: null },
        data: { dueAt: null },
      });
      if (count === 0) return;
      await addRun(tx, source, null);
      started += 1;
    });
  }
  return started;
}

/**
 * Starts a run by hand, and answers with its id; with that of the one under way where there is one.
 * @throws AppError not-found
 */
export async function startRun({ actorId, sourceId }: { actorId: string; sourceId: string }) {
  return transact(async (tx) => {
    const where = { id: sourceId };
    const { count } = await tx.source.updateMany({ where, data: { dueAt: null } });
    const source = await tx.source.findUnique({ where, select: { id: true, address: true } });
    if (count === 0 || !source) throw new AppError('not-found', 'This source is gone.');
    const open = await tx.sourceRun.findFirst({
      where: { sourceId, endedAt: null },
      select: { id: true },
    });
    if (open) {
      const job = await tx.job.count({
        where: { subjectId: open.id, state: { in: ['waiting', 'running'] } },
      });
      if (job === 0) await enqueueRun(tx, source, open.id);
      return open.id;
    }
    await audit(tx, {
      ...{ actorId, action: 'run-source', subjectType: 'source', subjectId: sourceId },
    });
    return addRun(tx, source, actorId);
  });
}

type Place = { id: string; address: string };

async function addRun(tx: Tx, source: Place, startedById: string | null) {
  const run = { sourceId: source.id, startedById };
  const { id } = await tx.sourceRun.create({ data: run, select: { id: true } });
  await enqueueRun(tx, source, id);
  return id;
}

const enqueueRun = (tx: Tx, source: Place, runId: string) =>
  enqueueJob(tx, {
    ...{ kind: 'run-source', lane: laneOf(source), payload: { runId }, subjectId: runId },
  });
