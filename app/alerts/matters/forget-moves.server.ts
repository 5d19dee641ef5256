import type { Tx } from '#app/platform/db.server.ts';

/** Counts as told what a reader has not been told of their matters. */
export async function forgetMoves(tx: Tx, userId: string, now: Date = new Date()): Promise<void> {
  await tx.matterMove.updateMany({ where: { userId, toldAt: null }, data: { toldAt: now } });
}
