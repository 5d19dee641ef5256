import { db } from '#app/platform/db.server.ts';
import { openStates } from './kept-upload.ts';

/** What an editor has sent and not dealt with yet, the newest first. */
export async function listOpenBatches(userId: string) {
  const batches = await db.keptUpload.groupBy({
    by: ['batchId'],
    where: { userId, state: { in: [...openStates] } },
    _count: true,
    _min: { createdAt: true },
    orderBy: { _min: { createdAt: 'desc' } },
    take: 20,
  });
  return batches.map(({ batchId, _count, _min }) => ({
    batchId,
    files: _count,
    since: _min.createdAt ?? new Date(),
  }));
}
