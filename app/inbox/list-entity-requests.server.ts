import { countUpTo } from '#app/platform/db/count-up-to.server.ts';
import { db } from '#app/platform/db.server.ts';
import { newestFirst } from '#app/platform/newest-first.server.ts';
import type { Page, Place } from '#app/platform/page-by-key.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';

export type ListedRequest = {
  id: string;
  name: string;
  email: string;
  state: string;
  town: string;
  entityName: string;
  processed: boolean;
  createdAt: Date;
};

const unprocessed = { processed: false };

/** How many wait for an admin. */
export const entityRequestCount = countUpTo(
  Prisma.sql`FROM entity_requests WHERE processed = FALSE`,
);

/** Requests for entities, newest first; unless asked, only those that are not processed. */
export function listEntityRequests({
  showProcessed,
  place = {},
}: {
  showProcessed: boolean;
  place?: Place;
}): Promise<Page<ListedRequest>> {
  return newestFirst(place, ({ from, ...step }) =>
    db.entityRequest.findMany({
      where: { AND: [showProcessed ? {} : unprocessed, from] },
      ...step,
    }),
  );
}

/** A request that waits for its entity; null where there is none, or it is processed. */
export function openEntityRequest(id: string): Promise<ListedRequest | null> {
  return db.entityRequest.findFirst({ where: { id, ...unprocessed } });
}
