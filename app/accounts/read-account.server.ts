import { db } from '#app/platform/db.server.ts';

/** What settings shows of an account beyond what the viewer knows. */
export async function readAccount(userId: string) {
  const user = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      emailConfirmedAt: true,
      profile: { select: { subscriptionTier: true, subscriptionEndDate: true } },
    },
  });
  return {
    emailConfirmed: user.emailConfirmedAt !== null,
    tier: user.profile?.subscriptionTier ?? null,
    subscriptionEndDate: user.profile?.subscriptionEndDate ?? null,
  };
}
