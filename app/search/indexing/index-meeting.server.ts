import type { Tx } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import { indexMeetings } from './index-meetings.server.ts';

/**
 * For the transaction that changes text of a meeting: writes anew what can be found of it, and has
 * saved searches run over what is new, and its matters found.
 */
export async function indexMeeting(tx: Tx, meetingId: string): Promise<void> {
  await indexMeetings(tx, [meetingId]);
  await enqueueJob(tx, { kind: 'match-searches', payload: { meetingId } });
  await enqueueJob(tx, { kind: 'find-matters', payload: { meetingId } });
}
