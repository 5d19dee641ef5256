import { limitsOf } from '#app/plans/plan-catalogue.ts';
import type { Tx } from '#app/platform/db.server.ts';

/** The matters that a reader is told of: the earliest that their plan has room for. */
export async function activeFollows(
  tx: Tx,
  { userId, tier }: { userId: string; tier: string | null },
): Promise<Set<string>> {
  const limit = limitsOf(tier).matters;
  const follows = await tx.matterFollow.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'asc' }, { matterId: 'asc' }],
    ...(limit === null ? {} : { take: limit }),
    select: { matterId: true },
  });
  return new Set(follows.map(({ matterId }) => matterId));
}
