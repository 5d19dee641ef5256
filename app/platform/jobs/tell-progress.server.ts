import { log } from '../log.server.ts';
import type { RunningJob } from './job.ts';

export type ProgressTeller = {
  /** Never waits and never fails: what is told by it is no part of the work. */
  tell: (percent: number, step: string) => void;
  /** Resolves when the newest report has arrived, or was given up. */
  settled: () => Promise<void>;
};

/**
 * Passes progress on one report at a time, the newest only, so that none overtakes another. One that
 * cannot be stored is logged and given up: the next tells more.
 */
export function progressTeller(job: Pick<RunningJob, 'progress'>): ProgressTeller {
  let last = Promise.resolve();
  let waiting: { percent: number; step: string } | null = null;
  const flush = async () => {
    const report = waiting;
    waiting = null;
    if (!report) return;
    try {
      await job.progress(report.percent, report.step);
    } catch (error) {
      log.warn({ err: error }, 'job progress not stored');
    }
  };
  return {
    tell(percent, step) {
      const idle = waiting === null;
      waiting = { percent: Math.round(percent), step };
      if (idle) last = last.then(flush);
    },
    settled: () => last,
  };
}
