import { addSeconds } from 'date-fns/addSeconds';
import { db, isDuplicate } from '../db.server.ts';
import { log } from '../log.server.ts';
import { leaseSeconds } from './job.ts';

/** What finds a job's row as long as it is this run's: a run whose lease went on changes nothing. */
export type Lease = { id: string; leasedBy: string; state: 'running' };

/** The runs of this process. */
const inHand = new Set<Lease>();

/**
 * Leases a job that waits, or whose worker has not been heard of for too long; null where somebody
 * else has it, or another job of its lane. `whenDue` leaves one alone that is to wait longer.
 */
export async function takeLease(jobId: string, whenDue: boolean): Promise<Lease | null> {
  const now = new Date();
  // One for each run: another run of this same process is somebody else.
  const leasedBy = `${process.pid}-${crypto.randomUUID()}`;
  const { count } = await db.job
    .updateMany({
      where: {
        id: jobId,
        OR: [
          { state: 'waiting', ...(whenDue ? { runAt: { lte: now } } : {}) },
          { state: 'running', leasedUntil: { lt: now } },
        ],
      },
      data: {
        state: 'running',
        leasedBy,
        leasedUntil: addSeconds(now, leaseSeconds),
        attempts: { increment: 1 },
      },
    })
    .catch((error: unknown) => {
      // The database refuses a second one that runs in a lane.
      if (isDuplicate(error)) return { count: 0 };
      throw error;
    });
  return count === 0 ? null : { id: jobId, leasedBy, state: 'running' };
}

/** Holds the lease until what it answers with is called. */
export function holdLease(mine: Lease): () => void {
  inHand.add(mine);
  const renewal = setInterval(
    () => {
      const leasedUntil = addSeconds(new Date(), leaseSeconds);
      db.job
        .updateMany({ where: mine, data: { leasedUntil } })
        .catch((error) => log.error({ err: error, jobId: mine.id }, 'job lease not renewed'));
    },
    (leaseSeconds * 1000) / 3,
  );
  return () => {
    clearInterval(renewal);
    inHand.delete(mine);
  };
}

/**
 * Gives the jobs that run here to whoever comes next, before this process ends. That they were
 * interrupted is no fault of theirs and counts as no attempt.
 */
export async function handBack(): Promise<void> {
  for (const mine of inHand) {
    const { count } = await db.job.updateMany({
      where: mine,
      data: {
        state: 'waiting',
        attempts: { decrement: 1 },
        runAt: new Date(),
        progress: 0,
        step: null,
        leasedUntil: null,
      },
    });
    if (count > 0) log.info({ jobId: mine.id }, 'job handed back');
  }
}
