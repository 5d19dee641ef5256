import { z } from 'zod';
import { db, transact } from '#app/platform/db.server.ts';
import type { RunningJob } from '#app/platform/jobs/job.ts';
import { lockMeeting } from '../lock-meeting.server.ts';
import { writeMemberVotes } from './write-member-votes.server.ts';

const payloadShape = z.object({ entityId: z.string() });

/** Meetings read in one statement. */
const batch = 100;

/**
 * The job 'settle-member-votes': settles the names in an entity's roll calls by its roster as it is
 * now, a meeting at a time.
 */
export async function settleMemberVotes(payload: unknown, job?: RunningJob): Promise<void> {
  const { entityId } = payloadShape.parse(payload);
  // Drafts too: one may be published while this runs, by the roster as it was before.
  const withVotes = { govtEntityId: entityId, versions: { some: { votes: { some: {} } } } };
  const total = await db.meeting.count({ where: withVotes });
  let after = '';
  for (let done = 0; ; ) {
    const meetings = await db.meeting.findMany({
      where: { ...withVotes, id: { gt: after } },
      orderBy: { id: 'asc' },
      take: batch,
      select: { id: true },
    });
    for (const { id } of meetings) {
      await transact(async (tx) => {
        await lockMeeting(tx, id);
        await writeMemberVotes(tx, id);
      });
    }
    done += meetings.length;
    await job?.progress((100 * done) / Math.max(total, 1), `${done} of ${total} meetings`);
    const last = meetings.at(-1);
    if (!last || meetings.length < batch) return;
    after = last.id;
  }
}
