import { lockProfiles, type Tx } from '#app/platform/db.server.ts';
import { endSeatsOf } from './end-seats-of.server.ts';
import { planOfOwner } from './plan-of-owner.server.ts';

/**
 * Makes the seats of a plan equal to it, after it was changed: its holders have what its owner has,
 * until the same day. Of a plan without seats none stays.
 */
export async function settleSeats(
  tx: Tx,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<void> {
  const held = await planOfOwner(tx, { ownerId, now });
  if (!held) return endSeatsOf(tx, { ownerId, now });
  await lockProfiles(tx, await holdersOf(tx, ownerId));
  // Read again: who left before the lock was ours has settled their own plan.
  const holders = await holdersOf(tx, ownerId);
  await tx.profile.updateMany({
    where: { id: { in: holders } },
    data: { subscriptionTier: held.tier, subscriptionEndDate: held.until },
  });
}

async function holdersOf(tx: Tx, ownerId: string): Promise<string[]> {
  const seats = await tx.seat.findMany({
    where: { ownerId, holderId: { not: null } },
    select: { holderId: true },
  });
  return seats.flatMap(({ holderId }) => holderId ?? []);
}
