import type { Tx } from '#app/platform/db.server.ts';
import { isEntitled } from './payment/held-subscription.server.ts';

/** What a reader has when a plan that they do not pay for themselves ends: what they pay for, or the free plan. */
export async function planBehind(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<{
  pays: boolean;
  goesOn: { subscriptionTier: string; subscriptionEndDate: Date | null };
}> {
  const paid = await tx.subscription.findFirst({ where: { customer: { userId } } });
  if (paid === null || !isEntitled(paid, now)) {
    return { pays: false, goesOn: { subscriptionTier: 'free', subscriptionEndDate: null } };
  }
  const { tier, currentPeriodEnd } = paid;
  const goesOn = { subscriptionTier: tier ?? 'free', subscriptionEndDate: currentPeriodEnd };
  return { pays: true, goesOn };
}
