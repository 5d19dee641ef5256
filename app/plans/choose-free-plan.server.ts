import { db } from '#app/platform/db.server.ts';

/** Puts a reader on the free tier. An admin stays one: that is changed on the command line only. */
export async function chooseFreePlan(userId: string): Promise<void> {
  await db.profile.updateMany({
    where: { id: userId, OR: [{ subscriptionTier: null }, { subscriptionTier: { not: 'admin' } }] },
    data: { subscriptionTier: 'free' },
  });
}
