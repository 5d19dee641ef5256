import type { Tx } from '#app/platform/db.server.ts';

/** Forgets what waits: its reader wants no digests, or mail does not reach them. */
export async function forgetPreviews(tx: Tx, userId: string): Promise<void> {
  await tx.meetingPreview.updateMany({
    where: { userId, toldAt: null },
    data: { toldAt: new Date() },
  });
}
