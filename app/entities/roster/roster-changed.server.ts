import type { Tx } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';

/**
 * Whom the names in the published votes mean follows from the roster, and so does which names in drafts
 * are strange: both are settled anew.
 */
export async function rosterChanged(tx: Tx, entityId: string): Promise<void> {
  await enqueueJob(tx, { kind: 'settle-member-votes', payload: { entityId } });
  await enqueueJob(tx, { kind: 'recheck-drafts', payload: { entityId } });
}
