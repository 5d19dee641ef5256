import { z } from 'zod';
import { currentTier } from '#app/accounts/current-tier.ts';
import type { Reader } from '#app/entities/entity-access.server.ts';
import { jsonRows, readJsonRows, storedMoment } from '#app/platform/db/json-rows.server.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
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

/** How a reader shares a meeting: the link that stands, and how many they made this month. */
export type Sharing = { standing: ShareRow | null; used: number };

/** Both of these as columns of a statement, to be read by `readSharing`. */
export function sharingOf({
  userId,
  meetingId,
  now,
}: {
  userId: string;
  meetingId: string;
  now: Date;
}): Prisma.Sql {
  const { start, end } = shareMonth(now);
  return Prisma.sql`
    (SELECT count(*) FROM meeting_shares
     WHERE user_id = ${userId} AND created_at >= ${start} AND created_at < ${end}) AS "used",
    ${jsonRows(
      shareColumns,
      Prisma.sql`
      FROM meeting_shares
      WHERE user_id = ${userId} AND meeting_id = ${meetingId}
        AND revoked_at IS NULL AND expires_at > ${now}
      ORDER BY id DESC LIMIT 1`,
    )} AS "standing"`;
}

export type SharingColumns = { used: bigint | number; standing: string };

/** What `sharingOf` answered with. */
export function readSharing({ used, standing }: SharingColumns): Sharing {
  return { standing: readJsonRows(shareRow, standing)[0] ?? null, used: Number(used) };
}

/** A reader as their profile says now, for checks inside a transaction; null without a profile. */
export async function readerNow(
  tx: Tx,
  userId: string,
): Promise<(Reader & { fullName: string }) | null> {
  const profile = await tx.profile.findUnique({
    where: { id: userId },
    select: { subscriptionTier: true, subscriptionEndDate: true, fullName: true },
  });
  if (!profile) return null;
  const tier = currentTier(profile);
  return { userId, tier, isAdmin: tier === 'admin', fullName: profile.fullName };
}

const shareRow = z.object({
  id: z.string(),
  token: z.string(),
  // SQLite has numbers for it.
  showName: z.coerce.boolean(),
  expiresAt: storedMoment,
  views: z.number(),
});

const shareColumns = {
  id: 'id',
  token: 'token',
  showName: 'show_name',
  expiresAt: 'expires_at',
  views: 'views',
};

type ShareRow = z.infer<typeof shareRow>;

export function ownShare(row: ShareRow, origin: string): OwnShare {
  const { id, token, showName, expiresAt, views } = row;
  return { id, url: origin + sharePath(token), showName, expiresAt, views };
}
