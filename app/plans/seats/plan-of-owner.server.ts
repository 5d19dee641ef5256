import { currentTier } from '#app/accounts/current-tier.ts';
import { AppError } from '#app/platform/app-error.ts';
import type { Tx } from '#app/platform/db.server.ts';
import { findPlan, isAgreed, type Plan } from '../plan-catalogue.ts';

/** A plan that somebody has of their own and can give seats on. */
export type PlanOfOwner = { plan: Plan; tier: string; until: Date | null };

/**
 * The plan that a reader can give seats on at this moment. Null where theirs has none, is over, or is
 * itself a seat on somebody else's.
 */
export async function planOfOwner(
  tx: Tx,
  { ownerId, now }: { ownerId: string; now: Date },
): Promise<PlanOfOwner | null> {
  const profile = await tx.profile.findUnique({
    where: { id: ownerId },
    select: {
      subscriptionTier: true,
      subscriptionEndDate: true,
      user: { select: { seatHeld: { select: { id: true } } } },
    },
  });
  if (!profile || profile.user.seatHeld) return null;
  const tier = currentTier(profile, now);
  const plan = findPlan(tier);
  if (!isAgreed(tier) || !plan || plan.seats === 1) return null;
  return { plan, tier, until: profile.subscriptionEndDate };
}

/** @throws AppError forbidden */
export function orRefuse(held: PlanOfOwner | null): PlanOfOwner {
  if (held) return held;
  throw new AppError('forbidden', 'Your plan has no seats for others.');
}
