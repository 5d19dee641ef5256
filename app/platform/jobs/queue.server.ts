import { differenceInSeconds } from 'date-fns/differenceInSeconds';
import { databaseKind, db, type Tx, transact } from '../db.server.ts';
import { boss, deliver } from './boss.server.ts';
import { wakeWorker } from './wake.server.ts';

export type NewJob = {
  kind: string;
  /**
   * For a job that mostly waits: what it waits for. Jobs of one lane are done one after the other,
   * of several at once; without one a job waits for others of its kind.
   */
  lane?: string;
  payload: unknown;
  /** The id of what the job is about, so that a page can show how it stands. */
  subjectId?: string;
  /** For work that must not be written twice; a second row with it is refused (`isDuplicate`). */
  key?: string;
  /** When it is due; at once if not given. */
  runAt?: Date;
};

/** Gets ready what delivers jobs, so that no transaction that writes one waits for it. */
export async function readyQueue(): Promise<void> {
  if (databaseKind === 'postgres') await boss();
}

/** Writes a job in the transaction of the change that causes it, and answers with its id. */
export async function enqueueJob(
  tx: Tx,
  { kind, lane, payload, subjectId, key, runAt = new Date() }: NewJob,
): Promise<string> {
  const job = await tx.job.create({
    data: {
      kind,
      lane,
      key,
      payload: JSON.stringify(payload),
      subjectId: subjectId ?? null,
      runAt,
    },
    select: { id: true, kind: true, lane: true },
  });
  if (databaseKind === 'postgres') {
    await deliver(tx, job, Math.max(0, differenceInSeconds(runAt, new Date())));
  } else wakeWorker();
  return job.id;
}

/** Gives a parked job another five attempts. False when it was not parked. */
export async function retryJob(jobId: string, tx?: Tx): Promise<boolean> {
  if (!tx) return transact((own) => retryJob(jobId, own));
  const { count } = await tx.job.updateMany({
    where: { id: jobId, state: 'parked' },
    data: {
      state: 'waiting',
      attempts: 0,
      progress: 0,
      step: null,
      runAt: new Date(),
      finishedAt: null,
    },
  });
  if (count === 0) return false;
  if (databaseKind === 'postgres') {
    await deliver(tx, await tx.job.findUniqueOrThrow({ where: { id: jobId } }));
  } else wakeWorker();
  return true;
}

/** How the newest job about something stands; null where there was none. */
export function latestJob(subjectId: string) {
  return db.job.findFirst({
    where: { subjectId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, kind: true, state: true, progress: true, step: true, lastError: true },
  });
}
