import { lockProfile, transact } from '#app/platform/db.server.ts';
import { settleSeats } from './seats/settle-seats.server.ts';

/**
 * Puts a reader on the free tier. An admin stays one: that is changed on the command line only. Who
 * pays for a plan stays on it: `pays` says that they have to cancel it, or it would go on being paid.
 * The seats that they gave end with their plan, and the one that they held.
 */
export async function chooseFreePlan(
  userId: string,
  now: Date = new Date(),
): Promise<{ pays: boolean }> {
  return transact(async (tx) => {
    await lockProfile(tx, userId);
    if ((await tx.subscription.count({ where: { customer: { userId } } })) > 0) {
      return { pays: true };
    }
    await tx.seat.deleteMany({ where: { holderId: userId } });
    await tx.profile.updateMany({
      where: {
        id: userId,
        OR: [{ subscriptionTier: null }, { subscriptionTier: { not: 'admin' } }],
      },
      data: { subscriptionTier: 'free', subscriptionEndDate: null },
    });
    await settleSeats(tx, { ownerId: userId, now });
    return { pays: false };
  });
}
