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

/** After so many failed attempts a job is parked, for an admin to look at. */
export const maxAttempts = 5;

/** Seconds to wait before attempt number `attempts + 1`. */
export const backOff = (attempts: number) => Math.min(2 ** attempts, 300);
