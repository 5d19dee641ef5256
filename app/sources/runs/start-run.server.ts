import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { db, type Tx, transact } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';

/** Sources whose turn has come at once; the others come a minute later. */
const mostTogether = 200;

/** Starts the runs of the sources whose turn has come, each once whoever looks. */
export async function startDueRuns(now: Date = new Date()): Promise<number> {
  const due = await db.source.findMany({
    where: { dueAt: { lte: now }, pausedAt: null },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    take: mostTogether,
    select: { id: true },
  });
  let started = 0;
  for (const { id } of due) {
    await transact(async (tx) => {
      const { count } = await tx.source.updateMany({
        where: { id, dueAt: { lte: now }, pausedAt: null },
        data: { dueAt: null },
      });
      if (count === 0) return;
      await addRun(tx, { sourceId: id, startedById: null });
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
    const { count } = await tx.source.updateMany({
      where: { id: sourceId },
      data: { dueAt: null },
    });
    if (count === 0) throw new AppError('not-found', 'This source is gone.');
    const open = await tx.sourceRun.findFirst({
      where: { sourceId, endedAt: null },
      select: { id: true },
    });
    if (open) {
      const job = await tx.job.count({
        where: { subjectId: open.id, state: { in: ['waiting', 'running'] } },
      });
      if (job === 0) await enqueueRun(tx, open.id);
      return open.id;
    }
    await audit(tx, {
      ...{ actorId, action: 'run-source', subjectType: 'source', subjectId: sourceId },
    });
    return addRun(tx, { sourceId, startedById: actorId });
  });
}

async function addRun(tx: Tx, run: { sourceId: string; startedById: string | null }) {
  const { id } = await tx.sourceRun.create({ data: run, select: { id: true } });
  await enqueueRun(tx, id);
  return id;
}

const enqueueRun = (tx: Tx, runId: string) =>
  enqueueJob(tx, { kind: 'run-source', payload: { runId }, subjectId: runId });
