import { hasFeeds, plans } from '#app/plans/plan-catalogue.ts';
import { AppError } from '#app/platform/app-error.ts';

/** @throws AppError forbidden where the plan has no secret addresses */
export function refuseWithoutFeeds(tier: string | null): void {
  if (!hasFeeds(tier)) throw new AppError('forbidden', notInPlan);
}

const firstPlan = plans.find((plan) => plan.hasFeeds)?.name;

/** What a reader is told whose plan has none, on the page and by the addresses themselves. */
export const notInPlan = `Addresses for your calendar and news reader are part of the ${firstPlan} plan and above.`;
