import { db, isDuplicate, transact } from '#app/platform/db.server.ts';
import { type RunningJob, TryLater } from '#app/platform/jobs/job.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import { indexVersion } from './index-version.ts';
import { isIndexComplete, reindex } from './reindex.server.ts';

/** A job that runs much longer counts as stuck: this one goes on in another run. */
const longestRunMilliseconds = 10 * 60_000;

/** The job 'index-search': brings into the index what is not there. */
export async function indexSearch(_payload: unknown, job?: RunningJob): Promise<void> {
  const isDone = await reindex({
    deadline: Date.now() + longestRunMilliseconds,
    told: ({ entities, meetings }) =>
      job?.progress(0, `${entities} entities and ${meetings} meetings indexed`),
  });
  if (!isDone) throw new TryLater('There is more to index.', { seconds: 1 });
}

/** By which there is one such job for each way of reading words. */
export const jobKey = `index-search:${indexVersion}`;

/**
 * Writes that job where the database holds meetings that no search finds: it is older than the
 * search, or than its way of reading words. Answers whether it did.
 */
export async function enqueueIndexSearch(): Promise<boolean> {
  if (await db.job.findUnique({ where: { key: jobKey }, select: { id: true } })) return false;
  if (await isIndexComplete()) return false;
  try {
    await transact(async (tx) => {
      // Of names nothing says how they were read; they are few, and the job begins with them.
      await tx.passage.deleteMany({ where: { kind: 'body' } });
      await enqueueJob(tx, { kind: 'index-search', key: jobKey, payload: {} });
    });
    return true;
  } catch (error) {
    // Another process was first.
    if (isDuplicate(error)) return false;
    throw error;
  }
}
