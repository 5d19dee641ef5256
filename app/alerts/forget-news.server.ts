import type { Tx } from '#app/platform/db.server.ts';

/** Forgets what a reader has not been told: they want no such mail any more, or may not read it. */
export async function forgetNews(tx: Tx, userId: string): Promise<void> {
  await tx.news.deleteMany({ where: { userId, toldAt: null } });
}
