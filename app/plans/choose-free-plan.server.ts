import { lockProfile, transact } from '#app/platform/db.server.ts';

/**
 * Puts a reader on the free tier. An admin stays one: that is changed on the command line only. Who
 * pays for a plan stays on it: `pays` says that they have to cancel it, or it would go on being paid.
 */
export async function chooseFreePlan(userId: string): Promise<{ pays: boolean }> {
  return transact(async (tx) => {
    await lockProfile(tx, userId);
    if ((await tx.subscription.count({ where: { customer: { userId } } })) > 0) {
      return { pays: true };
    }
    await tx.profile.updateMany({
      where: {
        id: userId,
        OR: [{ subscriptionTier: null }, { subscriptionTier: { not: 'admin' } }],
      },
      data: { subscriptionTier: 'free', subscriptionEndDate: null },
    });
    return { pays: false };
  });
}
