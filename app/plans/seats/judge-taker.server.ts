import { currentTier } from '#app/accounts/current-tier.ts';
import { AppError } from '#app/platform/app-error.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { isAgreed, planName } from '../plan-catalogue.ts';

/** Whether a reader may take a seat that was offered to an address. */
export async function judgeTaker(
  tx: Tx,
  { userId, email, now }: { userId: string; email: string; now: Date },
) {
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: {
      email: true,
      emailConfirmedAt: true,
      profile: { select: { subscriptionTier: true, subscriptionEndDate: true } },
      paymentCustomer: { select: { subscription: true } },
    },
  });
  if (!user?.profile) throw new AppError('not-found', 'Profile not found.');
  const isConfirmed = user.emailConfirmedAt !== null;
  const because = (code: 'forbidden' | 'conflict', words: string) => ({
    refused: new AppError(code, words),
    isConfirmed,
  });
  if (user.email !== email) {
    const words =
      'This seat is for another address. Sign in with the one that the link was sent to.';
    return because('forbidden', words);
  }
  const tier = currentTier(user.profile, now);
  if (tier === 'admin') {
    return because('conflict', 'Your account is an admin, which has all of it already.');
  }
  if (isAgreed(tier)) {
    return because('conflict', `You have the ${planName(tier)} plan already. You need no seat.`);
  }
  const paid = user.paymentCustomer?.subscription;
  if (paid && !paid.cancelAtPeriodEnd) {
    const words = `You pay for the ${planName(paid.tier)} plan yourself. Cancel it in your settings first, so that nothing is paid twice; the link goes on working meanwhile.`;
    return because('conflict', words);
  }
  return { refused: null, isConfirmed };
}
