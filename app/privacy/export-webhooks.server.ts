import { db } from '#app/platform/db.server.ts';

/** Where a reader's programs are told, and of what they were told. */
export function exportWebhooks(userId: string) {
  return db.webhook.findMany({
    where: { userId },
    orderBy: { id: 'asc' },
    select: {
      ...{ address: true, events: true, createdAt: true, reachedAt: true, disabledAt: true },
      deliveries: {
        orderBy: { id: 'asc' },
        select: { event: true, createdAt: true, triedAt: true, state: true, outcome: true },
      },
    },
  });
}
