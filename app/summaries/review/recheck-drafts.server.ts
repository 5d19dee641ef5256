import { z } from 'zod';
import { db } from '#app/platform/db.server.ts';
import type { RunningJob } from '#app/platform/jobs/job.ts';
import { recheckDraft } from './recheck-draft.server.ts';

const payloadShape = z.object({ entityId: z.string() });

/** The job 'recheck-drafts': holds what waits of an entity's drafts against its roster as it is now. */
export async function recheckDrafts(payload: unknown, job?: RunningJob): Promise<void> {
  const { entityId } = payloadShape.parse(payload);
  const drafts = await db.summaryVersion.findMany({
    where: { publishedAt: null, meeting: { govtEntityId: entityId } },
    orderBy: { id: 'asc' },
    select: { id: true },
  });
  for (const [done, { id }] of drafts.entries()) {
    await recheckDraft(id);
    await job?.progress(
      (100 * (done + 1)) / drafts.length,
      `${done + 1} of ${drafts.length} drafts`,
    );
  }
}
