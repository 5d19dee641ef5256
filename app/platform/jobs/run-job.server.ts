import { addSeconds } from 'date-fns/addSeconds';
import type { Job } from '#prisma/generated/sqlite/client.ts';
import { AppError } from '../app-error.ts';
import { databaseKind, db, transact } from '../db.server.ts';
import { log } from '../log.server.ts';
import { traced } from '../traces/traced.server.ts';
import { countJob } from '../watch/metrics.server.ts';
import { type Delivery, deliver } from './boss.server.ts';
import {
  backOff,
  type JobHandlers,
  type JobMessage,
  longestSeconds,
  maxAttempts,
  TryLater,
} from './job.ts';
import { holdLease, type Lease, takeLease } from './lease.server.ts';

export type JobOutcome = 'done' | 'parked' | 'again' | 'later' | 'taken';

export type RunOptions = {
  /** After so long a run is stuck, and the job is parked. */
  longestSeconds?: number;
  /** The message that brought the job: it says when, and ends with the run in one transaction. */
  message?: JobMessage;
};

/** How a worker works. */
export type WorkOptions = RunOptions & {
  /** So many jobs that have a lane are done at once. */
  places: number;
};

/**
 * Leases one job and runs it once. 'again': it failed and waits for its next attempt; 'later': it
 * asked to be tried later, and was delivered anew for then; 'taken': somebody else has it, be it that
 * the lease ran out under the run, or it is not due.
 */
export async function runJob(
  jobId: string,
  handlers: JobHandlers,
  options: RunOptions = {},
): Promise<JobOutcome> {
  const mine = await takeLease(jobId, options.message === undefined);
  if (!mine) return 'taken';
  const job = await db.job.findUniqueOrThrow({ where: { id: jobId } });
  const started = performance.now();
  const outcome = await runLeased(mine, job, handlers, options);
  const seconds = (performance.now() - started) / 1000;
  countJob({ kind: handlers[job.kind] ? job.kind : 'unknown', outcome, seconds });
  return outcome;
}

async function runLeased(
  mine: Lease,
  job: Job,
  handlers: JobHandlers,
  options: RunOptions,
): Promise<JobOutcome> {
  const { message } = options;
  const jobId = job.id;
  if (job.attempts > maxAttempts) {
    log.error({ jobId, kind: job.kind }, 'job parked: its worker died at every attempt');
    return await end(mine, 'parked', { lastError: diedEveryTime }, message);
  }
  const letGo = holdLease(mine);
  try {
    const handler = handlers[job.kind];
    if (!handler) throw new Error(`No handler for jobs of kind ${job.kind}`);
    const running = {
      id: jobId,
      async progress(percent: number, step: string) {
        const data = { progress: Math.max(0, Math.min(100, Math.round(percent))), step };
        await db.job.updateMany({ where: mine, data });
      },
    };
    const work = () => handler(JSON.parse(job.payload), running);
    await within(
      traced({ name: `job ${job.kind}`, kind: 'CONSUMER' }, work),
      options.longestSeconds ?? longestSeconds,
    );
    return await end(mine, 'done', { progress: 100, lastError: null }, message);
  } catch (error) {
    if (error instanceof TryLater) return await putOff(mine, job, error, options);
    log.error({ err: error, jobId, kind: job.kind, attempt: job.attempts }, 'job failed');
    const lastError =
      error instanceof AppError ? error.message : 'Something went wrong on our side.';
    // What cannot become right by itself is not tried again.
    const isParked = job.attempts >= maxAttempts || error instanceof AppError;
    if (isParked) return await end(mine, 'parked', { lastError }, message);
    const runAt = addSeconds(new Date(), backOff(job.attempts));
    return await transact(async (tx) => {
      const data = { state: 'waiting', runAt, leasedUntil: null, lastError };
      const { count } = await tx.job.updateMany({ where: mine, data });
      if (count === 0) return 'taken';
      await message?.fail(tx);
      return 'again';
    });
  } finally {
    letGo();
  }
}

const diedEveryTime =
  'The server ended in the middle of this work five times. It may need more memory than there is.';

async function end<State extends 'done' | 'parked'>(
  mine: Lease,
  state: State,
  data: { progress?: number; lastError: string | null },
  message: JobMessage | undefined,
): Promise<State | 'taken'> {
  return transact(async (tx) => {
    const { count } = await tx.job.updateMany({
      where: mine,
      data: { ...data, state, finishedAt: new Date(), leasedUntil: null },
    });
    if (count === 0) return 'taken';
    await message?.complete(tx);
    return state;
  });
}

/** @throws AppError when the work takes longer: what it still does then is nobody's any more. */
async function within(work: Promise<void>, seconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const stuck = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const minutes = Math.max(1, Math.round(seconds / 60));
      reject(
        new AppError(
          'unavailable',
          `The work took longer than ${minutes} ${minutes === 1 ? 'minute' : 'minutes'} and was given up.`,
        ),
      );
    }, seconds * 1000);
  });
  try {
    await Promise.race([work, stuck]);
  } finally {
    clearTimeout(timer);
    // What was given up may still fail, and has nobody else to tell.
    work.catch(() => undefined);
  }
}

async function putOff(
  mine: Lease,
  job: Delivery,
  { message, seconds }: TryLater,
  options: RunOptions,
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
    if (options.message) await options.message.putOff(tx, seconds);
    else if (databaseKind === 'postgres') await deliver(tx, job, seconds);
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
