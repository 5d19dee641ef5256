import { db } from '#app/platform/db.server.ts';
import { newestFirst } from '#app/platform/newest-first.server.ts';
import type { Page, Place } from '#app/platform/page-by-key.ts';

export type ListedDelivery = {
  id: string;
  event: string;
  createdAt: Date;
  /** waiting, sent, failed or withheld */
  state: string;
  attempts: number;
  dueAt: Date | null;
  outcome: string | null;
};

type Asked = { userId: string; webhookId: string; place: Place };

/** What one of a reader's webhooks was told, the newest first. */
export function listDeliveries({ userId, webhookId, place }: Asked): Promise<Page<ListedDelivery>> {
  return newestFirst(place, ({ from, ...step }) =>
    db.webhookDelivery.findMany({
      where: { AND: [{ webhookId, webhook: { userId } }, from] },
      ...step,
      select: {
        id: true,
        event: true,
        createdAt: true,
        state: true,
        attempts: true,
        dueAt: true,
        outcome: true,
      },
    }),
  );
}
