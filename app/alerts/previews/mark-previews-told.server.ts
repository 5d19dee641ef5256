import type { Tx } from '#app/platform/db.server.ts';
import type { Preview } from './read-previews.server.ts';

type Told = { toCome: readonly Preview[]; now: Date };

/** Keeps what a digest told. What waited and was not told is noted anew when it can be told again. */
export async function markPreviewsTold(tx: Tx, userId: string, { toCome, now }: Told) {
  await tx.meetingPreview.deleteMany({ where: { userId, toldAt: null } });
  await tx.meetingPreview.createMany({
    data: toCome.map(({ meetingId, stage }) => ({ userId, meetingId, stage, toldAt: now })),
  });
}
