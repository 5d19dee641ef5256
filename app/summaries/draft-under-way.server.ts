import type { Tx } from '#app/platform/db.server.ts';

/** The draft that is newer than what a meeting has published; null where nobody works on one. */
export function draftUnderWay(tx: Tx, meetingId: string, published: { createdAt: Date } | null) {
  return tx.summaryVersion.findFirst({
    where: {
      meetingId,
      publishedAt: null,
      ...(published ? { createdAt: { gt: published.createdAt } } : {}),
    },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    select: { id: true, revision: true },
  });
}
