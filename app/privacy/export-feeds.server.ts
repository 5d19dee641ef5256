import { db } from '#app/platform/db.server.ts';

/** A reader's secret addresses without their secrets, of which nothing is kept to make them from. */
export async function exportFeeds(userId: string) {
  const feeds = await db.feedAddress.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    select: { madeAt: true, lastUsedAt: true, search: { select: { name: true } } },
  });
  return feeds.map(({ search, madeAt, lastUsedAt }) => ({
    tells: search ? `what “${search.name}” finds` : 'followed bodies',
    ...{ madeAt, lastUsedAt },
  }));
}
