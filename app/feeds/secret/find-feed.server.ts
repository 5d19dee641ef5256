import { currentTier } from '#app/accounts/current-tier.ts';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { db } from '#app/platform/db.server.ts';
import { hashOfSecret } from './feed-secret.server.ts';

/** How often its last use is written: news readers ask all day. */
const usedEveryMilliseconds = 3_600_000;

export type OpenedFeed = {
  id: string;
  reader: Reader;
  searchId: string | null;
  madeAt: Date;
};

/** Whose address holds this secret; null where none does, or none does any more. */
export async function findFeed(secret: string, now: Date = new Date()): Promise<OpenedFeed | null> {
  const hash = hashOfSecret(secret);
  if (hash === null) return null;
  const feed = await db.feedAddress.findUnique({
    where: { hash },
    select: {
      id: true,
      userId: true,
      searchId: true,
      madeAt: true,
      lastUsedAt: true,
      user: {
        select: { profile: { select: { subscriptionTier: true, subscriptionEndDate: true } } },
      },
    },
  });
  if (!feed) return null;
  const { id, userId, searchId, madeAt, lastUsedAt, user } = feed;
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() > usedEveryMilliseconds) {
    await db.feedAddress.updateMany({ where: { id, hash }, data: { lastUsedAt: now } });
  }
  const tier = user.profile && currentTier(user.profile, now);
  return { id, searchId, madeAt, reader: { userId, tier, isAdmin: tier === 'admin' } };
}
