import { EventEmitter } from 'node:events';

/** Tells the worker of this process that a job was written, so that it need not wait for its poll. */
export const newJobs = new EventEmitter();

export function wakeWorker(): void {
  // The transaction that wrote the job has still to commit; the poll catches one that takes longer.
  setTimeout(() => newJobs.emit('job'), 20).unref();
}
