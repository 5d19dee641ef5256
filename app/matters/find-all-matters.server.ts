import { db, isDuplicate, transact } from '#app/platform/db.server.ts';
import { type RunningJob, TryLater } from '#app/platform/jobs/job.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { matterVersion } from './matter-version.ts';
import { writeMatters } from './write-matters.server.ts';

const meetingsAtOnce = 100;
/** A job that runs much longer counts as stuck: this one goes on in another run. */
const longestRunMilliseconds = 10 * 60_000;

type Finding = { told?: (meetings: number) => Promise<void> | void; deadline?: number };
type Place = { id: string; sortDate: Date };

/**
 * Finds the matters of all meetings that were not looked through, oldest first. Can be broken off and
 * run again. False where the deadline came before the end.
 */
export async function findAllMatters({ told, deadline = Number.POSITIVE_INFINITY }: Finding = {}) {
  let done = 0;
  for (let after: Place | null = null; ; ) {
    const places: Place[] = await meetingsToRead(after, meetingsAtOnce);
    if (places.length === 0) return true;
    for (const { id } of places) await transact((tx) => writeMatters(tx, id));
    after = places.at(-1) ?? null;
    done += places.length;
    await told?.(done);
    if (Date.now() > deadline) return false;
  }
}

/** Has every meeting looked through again by the next `findAllMatters`. */
export async function forgetMattersFound(): Promise<void> {
  await db.mattersFound.deleteMany();
}

/** The job 'find-all-matters'. */
export async function findAllMattersJob(_payload: unknown, job?: RunningJob): Promise<void> {
  const isDone = await findAllMatters({
    deadline: Date.now() + longestRunMilliseconds,
    told: (meetings) => job?.progress(0, `${meetings} meetings looked through`),
  });
  if (!isDone) throw new TryLater('There are more meetings.', { seconds: 1 });
}

const key = `find-all-matters:${matterVersion}`;

/** Writes that job where the database is older than matters, or than this way of finding them. */
export async function enqueueFindAllMatters(): Promise<boolean> {
  if (await db.job.findUnique({ where: { key }, select: { id: true } })) return false;
  if ((await meetingsToRead(null, 1)).length === 0) return false;
  try {
    await transact((tx) => enqueueJob(tx, { kind: 'find-all-matters', key, payload: {} }));
    return true;
  } catch (error) {
    // Another process was first.
    if (isDuplicate(error)) return false;
    throw error;
  }
}

function meetingsToRead(after: Place | null, take: number): Promise<Place[]> {
  // From where the last ones stood: none is looked at twice in a run.
  const next = after
    ? Prisma.sql`(meeting.sort_date, meeting.id) > (${after.sortDate}, ${after.id})`
    : Prisma.sql`1 = 1`;
  return db.$queryRaw<Place[]>`
    SELECT id, sort_date AS "sortDate" FROM meetings AS meeting
    LEFT JOIN matters_found AS found ON found.meeting_id = meeting.id
    WHERE ${next} AND (found.version IS NULL OR found.version < ${matterVersion})
    ORDER BY meeting.sort_date, meeting.id LIMIT ${take}`;
}
