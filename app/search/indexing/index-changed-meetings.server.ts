import type { Tx } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import { indexMeetings } from './index-meetings.server.ts';

/** Meetings whose text is read and written at once. */
const batch = 100;

/** `indexMeeting` for many. */
export async function indexChangedMeetings(tx: Tx, meetingIds: readonly string[]): Promise<void> {
  for (let at = 0; at < meetingIds.length; at += batch) {
    await indexMeetings(tx, meetingIds.slice(at, at + batch));
  }
  for (const meetingId of meetingIds) {
    await enqueueJob(tx, { kind: 'match-searches', payload: { meetingId } });
  }
}
