import { currentTier } from '#app/accounts/current-tier.ts';
import type { Reader } from '#app/entities/entity-access.server.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { type OwnShare, shareMonth, sharePath } from './share.ts';

/** Links that open: neither revoked nor expired. */
export const working = (now: Date) => ({ revokedAt: null, expiresAt: { gt: now } });

/** How many links a reader made this month; one that was revoked stays counted. */
export function countThisMonth(tx: Tx, userId: string, now: Date): Promise<number> {
  const { start, end } = shareMonth(now);
  return tx.meetingShare.count({ where: { userId, createdAt: { gte: start, lt: end } } });
}

/** The link by which a reader already shares a meeting. */
export function findWorkingShare(
  tx: Tx,
  { userId, meetingId, now }: { userId: string; meetingId: string; now: Date },
) {
  return tx.meetingShare.findFirst({
    where: { userId, meetingId, ...working(now) },
    orderBy: { id: 'desc' },
  });
}

/** A reader as their profile says now, for checks inside a transaction; null without a profile. */
export async function readerNow(
  tx: Tx,
  userId: string,
): Promise<(Reader & { name: string }) | null> {
  const profile = await tx.profile.findUnique({
    where: { id: userId },
    select: { subscriptionTier: true, subscriptionEndDate: true, fullName: true },
  });
  if (!profile) return null;
  const tier = currentTier(profile);
  return { userId, tier, isAdmin: tier === 'admin', name: profile.fullName.trim() };
}

type ShareRow = {
  id: string;
  token: string;
  showName: boolean;
  expiresAt: Date;
  views: number;
};

export function ownShare(row: ShareRow, origin: string): OwnShare {
  const { id, token, showName, expiresAt, views } = row;
  return { id, url: origin + sharePath(token), showName, expiresAt, views };
}
