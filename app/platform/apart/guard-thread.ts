import { workerData } from 'node:worker_threads';

/**
 * A thread beside a program's work: ends the process when it holds more memory than it may, or when
 * the process that started it is gone. The work itself may be in a loop and answer to nothing.
 */
const { bytes, parent }: { bytes: number; parent: number } = workerData;

/** Memory grows by some 100 MB in this time where it grows as fast as it can. */
const lookMilliseconds = 40;

setInterval(() => {
  if (process.memoryUsage.rss() > bytes || process.ppid !== parent) {
    process.kill(process.pid, 'SIGKILL');
  }
}, lookMilliseconds);
