import { db } from '#app/platform/db.server.ts';

/** How many messages came back, and of how many somebody complained, since a moment. */
export async function countMailEvents(since: Date) {
  const rows = await db.mailEvent.groupBy({
    by: ['kind'],
    where: { createdAt: { gt: since } },
    _count: true,
  });
  const of = (kind: string) => rows.find((row) => row.kind === kind)?._count ?? 0;
  return { bounced: of('bounced'), complained: of('complained') };
}
