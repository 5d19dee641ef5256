import { asBackground } from '../db/readers-first.ts';
import { databaseKind } from '../db.server.ts';
import { type DailyJob, startDailyJobs } from './daily-jobs.server.ts';
import { everyMinute } from './every-minute.server.ts';
import type { JobHandlers } from './job.ts';
import { handBack } from './lease.server.ts';
import { workOnMessages } from './work-on-messages.server.ts';
import { workOnTable } from './work-on-table.server.ts';

export type Worker = {
  /**
   * Takes no further job and resolves when those in hand are done. One that takes longer goes back
   * to be done by another worker.
   */
  stop: () => Promise<void>;
};

type Options = {
  dailyJobs?: readonly DailyJob[];
  /** What looks each minute whether something's turn has come, by what it is called in the log */
  turns?: Readonly<Record<string, () => Promise<unknown>>>;
  patienceSeconds?: number;
  /** How many jobs that have a lane are done at once */
  places?: number;
  /** After so long a job is stuck. */
  longestSeconds?: number;
};

/** Works through the jobs, and writes those of each day, until it is stopped. */
export function startWorker(handlers: JobHandlers, options: Options = {}): Promise<Worker> {
  return asBackground(() => start(handlers, options));
}

async function start(
  handlers: JobHandlers,
  { dailyJobs = [], turns = {}, patienceSeconds = 15, places = 1, longestSeconds }: Options,
): Promise<Worker> {
  const work = databaseKind === 'postgres' ? workOnMessages : workOnTable;
  const working = await work(handlers, { places, longestSeconds });
  const clocks = [
    startDailyJobs(dailyJobs),
    ...Object.entries(turns).map(([what, take]) => everyMinute(what, take)),
  ];
  return {
    async stop() {
      const patience = AbortSignal.timeout(patienceSeconds * 1000);
      const lost = new Promise((resolve) => patience.addEventListener('abort', resolve));
      await Promise.race([
        Promise.all([working.stop(patienceSeconds), ...clocks.map((clock) => clock.stop())]),
        lost,
      ]);
      await handBack();
    },
  };
}
