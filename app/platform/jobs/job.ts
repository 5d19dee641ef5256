import type { Tx } from '../db.server.ts';

/** What a handler is told and can tell while it works. */
export type RunningJob = {
  id: string;
  /** Keeps the admin informed; `percent` is whole, from 0 to 100. */
  progress: (percent: number, step: string) => Promise<void>;
};

/**
 * Does the work of one kind of job by calling one verb. It may run twice for the same job, so it
 * has to end in the same state however often it ran. Throws when it has to be tried again.
 */
export type JobHandler = (payload: unknown, job: RunningJob) => Promise<void>;

export type JobHandlers = Readonly<Record<string, JobHandler>>;

/**
 * Thrown by a handler that waits for something outside, such as a mail server that is down: the job
 * is tried again after `seconds`, and this attempt is not counted.
 */
export class TryLater extends Error {
  readonly seconds: number;

  constructor(message: string, { seconds, cause }: { seconds: number; cause?: unknown }) {
    super(message, { cause });
    this.name = 'TryLater';
    this.seconds = seconds;
  }
}

/** What brought a job, where something does; it ends with the run, in one transaction. */
export type JobMessage = {
  complete: (tx: Tx) => Promise<void>;
  /** It comes again, after as long as its queue says. */
  fail: (tx: Tx) => Promise<void>;
  /** Another takes its place, due after `seconds`. */
  putOff: (tx: Tx, seconds: number) => Promise<void>;
};

/** A worker that has not been heard of for so long has died; its job goes to another. */
export const leaseSeconds = 60;

/**
 * A run that takes longer is stuck. The longest work there is, a language model telling a long
 * meeting item by item, takes some ten minutes and seldom half an hour.
 */
export const longestSeconds = 60 * 60;

/** After so many failed attempts a job is parked, for an admin to look at. */
export const maxAttempts = 5;

/** Seconds to wait before attempt number `attempts + 1`. */
export const backOff = (attempts: number) => Math.min(2 ** attempts, 300);
