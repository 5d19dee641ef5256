import { db, isDuplicate, transact } from '../db.server.ts';
import { log } from '../log.server.ts';
import { everyMinute } from './every-minute.server.ts';
import { enqueueJob } from './queue.server.ts';

/** Work of one kind that is done once a day, from an hour of the day in UTC on. */
export type DailyJob = { kind: string; hour: number };

/** What the handler of a daily job is given: the day its turn came, e.g. '2026-11-21'. */
export type DailyPayload = { day: string };

/**
 * Writes the jobs whose turn has come and that nobody has written, and answers with their keys. The
 * key names kind and day, and no two jobs have the same: of many processes one writes it. One that
 * was off at the hour finds the last turn still open, and takes that one alone.
 */
export async function enqueueDailyJobs(dailyJobs: readonly DailyJob[], now = new Date()) {
  const written: string[] = [];
  for (const { kind, hour } of dailyJobs) {
    const day = lastTurn(hour, now);
    const key = `daily:${kind}:${day}`;
    if (await db.job.findUnique({ where: { key }, select: { id: true } })) continue;
    const payload: DailyPayload = { day };
    try {
      await transact((tx) => enqueueJob(tx, { kind, key, payload }));
      written.push(key);
    } catch (error) {
      // Another process was first.
      if (!isDuplicate(error)) throw error;
    }
  }
  return written;
}

/** The newest day on which the hour has come. */
function lastTurn(hour: number, now: Date): string {
  const shifted = new Date(now);
  shifted.setUTCHours(now.getUTCHours() - hour);
  return shifted.toISOString().slice(0, 10);
}

/** Writes what is due now, and from then on whenever the turn of one comes. */
export function startDailyJobs(dailyJobs: readonly DailyJob[]): { stop: () => Promise<void> } {
  return everyMinute('daily jobs', async () => {
    const keys = await enqueueDailyJobs(dailyJobs);
    if (keys.length > 0) log.info({ keys }, 'daily jobs');
  });
}
