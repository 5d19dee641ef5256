/** Plans that an admin sets with an end date (the plan catalogue's agreed tiers). */
const agreed: readonly (string | null)[] = ['enterprise', 'municipal'];

type HeldTier = { subscriptionTier: string | null; subscriptionEndDate: Date | null };

/**
 * The tier that a profile has at a moment: an agreed plan is over when its end date has come, also
 * before the daily job has written that. A paid plan's date is its next billing date and ends nothing.
 */
export function currentTier(profile: HeldTier, now: Date = new Date()): string | null {
  const { subscriptionTier, subscriptionEndDate } = profile;
  const isOver =
    agreed.includes(subscriptionTier) && subscriptionEndDate !== null && subscriptionEndDate <= now;
  return isOver ? 'free' : subscriptionTier;
}
