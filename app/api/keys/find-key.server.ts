import { currentTier } from '#app/accounts/current-tier.ts';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { db } from '#app/platform/db.server.ts';
import { isKeyOf, prefixOf } from './key-text.server.ts';

/** How often a key's last use is written, so that reading costs no write each time. */
const usedEveryMilliseconds = 60_000;

/** Whose program asks with this key; null where it is none, or was revoked. */
export async function findKey(text: string, now: Date = new Date()): Promise<Reader | null> {
  const prefix = prefixOf(text);
  if (prefix === null) return null;
  const key = await db.apiKey.findUnique({
    where: { prefix },
    select: {
      id: true,
      userId: true,
      hash: true,
      lastUsedAt: true,
      revokedAt: true,
      user: {
        select: { profile: { select: { subscriptionTier: true, subscriptionEndDate: true } } },
      },
    },
  });
  if (!key || !isKeyOf(text, key.hash) || key.revokedAt) return null;
  const before = new Date(now.getTime() - usedEveryMilliseconds);
  if (key.lastUsedAt === null || key.lastUsedAt < before) {
    await db.apiKey.updateMany({ where: { id: key.id }, data: { lastUsedAt: now } });
  }
  const { profile } = key.user;
  const tier = profile && currentTier(profile, now);
  return { userId: key.userId, tier, isAdmin: tier === 'admin' };
}
