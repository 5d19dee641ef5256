import type { Tx } from '#app/platform/db.server.ts';
import { planBehind } from '../plan-behind.server.ts';

/** Puts whoever held a seat on the plan that they have without it; an admin stays one. */
export async function fallBack(
  tx: Tx,
  { holderId, now }: { holderId: string; now: Date },
): Promise<void> {
  const { goesOn } = await planBehind(tx, { userId: holderId, now });
  await tx.profile.updateMany({
    where: {
      id: holderId,
      OR: [{ subscriptionTier: null }, { subscriptionTier: { not: 'admin' } }],
    },
    data: goesOn,
  });
}
