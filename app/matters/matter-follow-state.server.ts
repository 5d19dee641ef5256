import type { Reader } from '#app/entities/entity-access.server.ts';
import { db } from '#app/platform/db.server.ts';
import { activeFollows } from './active-follows.server.ts';
import { leastPlanWithMatters, mayFollowMatters, overMatterLimit } from './matter-limit.ts';

/** How somebody stands to a matter: what they can do, or what would let them. */
export type MatterFollowState =
  | { is: 'visitor'; offer: string }
  | { is: 'follower'; isPaused: boolean }
  | { is: 'free' }
  | { is: 'full'; offer: string };

export async function readMatterFollow(
  reader: Reader | null,
  matterId: string,
): Promise<MatterFollowState> {
  if (!reader) return { is: 'visitor', offer: leastPlanWithMatters() };
  const { userId, tier } = reader;
  const follows = await db.matterFollow.count({ where: { userId, matterId } });
  if (follows > 0) {
    const active = await activeFollows(db, reader);
    return { is: 'follower', isPaused: !active.has(matterId) };
  }
  const count = await db.matterFollow.count({ where: { userId } });
  if (mayFollowMatters(tier, count + 1)) return { is: 'free' };
  return { is: 'full', offer: overMatterLimit(tier) };
}
