import { addSeconds } from 'date-fns/addSeconds';
import { AppError } from '../app-error.ts';
import { databaseKind, db, transact } from '../db.server.ts';
import { log } from '../log.server.ts';
import { deliver } from './boss.server.ts';
import { backOff, type JobHandlers, maxAttempts, TryLater } from './job.ts';

/** A worker that has not been heard of for so long has died; its job goes to another. */
const leaseSeconds = 60;

/** What finds a job's row as long as it is this run's. */
type Lease = { id: string; leasedBy: string; state: 'running' };

/** The runs of this process. */
const inHand = new Set<Lease>();

export type JobOutcome = 'done' | 'parked' | 'again' | 'later' | 'taken';

/**
 * Leases one job and runs it once. 'again': it failed and waits for its next attempt; 'later': it
 * asked to be tried later, and was delivered anew for then; 'taken': somebody else has it, be it that
 * the lease ran out under the run, or it is not due.
 */
export async function runJob(jobId: string, handlers: JobHandlers): Promise<JobOutcome> {
  const now = new Date();
  // One for each run: another run of this same process is somebody else.
  const leasedBy = `${process.pid}-${crypto.randomUUID()}`;
  const { count } = await db.job.updateMany({
    where: {
      id: jobId,
      OR: [
        { state: 'waiting', runAt: { lte: now } },
        { state: 'running', leasedUntil: { lt: now } },
      ],
    },
    data: {
      state: 'running',
      leasedBy,
      leasedUntil: addSeconds(now, leaseSeconds),
      attempts: { increment: 1 },
    },
  });
  if (count === 0) return 'taken';
  const job = await db.job.findUniqueOrThrow({ where: { id: jobId } });
  const mine: Lease = { id: jobId, leasedBy, state: 'running' };
  inHand.add(mine);
  const renewal = setInterval(
    () => {
      const leasedUntil = addSeconds(new Date(), leaseSeconds);
      db.job
        .updateMany({ where: mine, data: { leasedUntil } })
        .catch((error) => log.error({ err: error, jobId }, 'job lease not renewed'));
    },
    (leaseSeconds * 1000) / 3,
  );

  try {
    const handler = handlers[job.kind];
    if (!handler) throw new Error(`No handler for jobs of kind ${job.kind}`);
    await handler(JSON.parse(job.payload), {
      id: jobId,
      async progress(percent, step) {
        const data = { progress: Math.max(0, Math.min(100, Math.round(percent))), step };
        await db.job.updateMany({ where: mine, data });
      },
    });
    const done = await db.job.updateMany({
      where: mine,
      data: {
        state: 'done',
        progress: 100,
        finishedAt: new Date(),
        leasedUntil: null,
        lastError: null,
      },
    });
    return done.count === 0 ? 'taken' : 'done';
  } catch (error) {
    if (error instanceof TryLater) return await putOff(mine, job.kind, error);
    log.error({ err: error, jobId, kind: job.kind, attempt: job.attempts }, 'job failed');
    // What cannot become right by itself is not tried again.
    const parked = job.attempts >= maxAttempts || error instanceof AppError;
    const ended = await db.job.updateMany({
      where: mine,
      data: {
        state: parked ? 'parked' : 'waiting',
        runAt: addSeconds(new Date(), backOff(job.attempts)),
        finishedAt: parked ? new Date() : null,
        leasedUntil: null,
        lastError: error instanceof AppError ? error.message : 'Something went wrong on our side.',
      },
    });
    if (ended.count === 0) return 'taken';
    return parked ? 'parked' : 'again';
  } finally {
    clearInterval(renewal);
    inHand.delete(mine);
  }
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

async function putOff(
  mine: Lease,
  kind: string,
  { message, seconds }: TryLater,
): Promise<JobOutcome> {
  log.warn({ jobId: mine.id, seconds, reason: message }, 'job put off');
  return transact(async (tx) => {
    const { count } = await tx.job.updateMany({
      where: mine,
      data: {
        state: 'waiting',
        attempts: { decrement: 1 },
        runAt: addSeconds(new Date(), seconds),
        leasedUntil: null,
      },
    });
    if (count === 0) return 'taken';
    if (databaseKind === 'postgres') await deliver(tx, { id: mine.id, kind }, seconds);
    return 'later';
  });
}

/** Runs a job here and waits until it is done, whoever does it; for the command line. */
export async function runJobNow(jobId: string, handlers: JobHandlers): Promise<void> {
  for (;;) {
    await runJob(jobId, handlers);
    const job = await db.job.findUniqueOrThrow({ where: { id: jobId } });
    if (job.state === 'done') return;
    if (job.state === 'parked')
      throw new AppError('unavailable', job.lastError ?? 'The job failed.');
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}
