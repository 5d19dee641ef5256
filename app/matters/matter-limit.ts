import { limitsOf, type Plan, plans } from '#app/plans/plan-catalogue.ts';

/** How many matters a reader on this plan may follow; null: as many as they like. */
const limitOf = (tier: string | null) => limitsOf(tier).matters;

/** Whether a reader on this plan may follow that many matters. */
export function mayFollowMatters(tier: string | null, count: number): boolean {
  const limit = limitOf(tier);
  return limit === null || count <= limit;
}

/** '3 of 50 matters'; null where the plan does not count. */
export function followedOf(tier: string | null, count: number): string | null {
  const limit = limitOf(tier);
  return limit === null ? null : `${count} of ${matterCount(limit)}`;
}

/** '1 matter', '50 matters'. */
export const matterCount = (count: number) => `${count} ${count === 1 ? 'matter' : 'matters'}`;

/** What is told who may follow no more, before they try and when they do. */
export function overMatterLimit(tier: string | null): string {
  const limit = limitOf(tier) ?? 0;
  const enough = plans.find((plan) => mayFollowMatters(plan.tier, limit + 1));
  const held =
    limit === 0
      ? 'Your plan does not follow matters.'
      : `Your plan has room for ${matterCount(limit)}, and you follow ${limit === 1 ? 'it' : 'them'} already.`;
  return enough ? `${held} ${roomOf(enough)}` : held;
}

/** The least plan that follows matters at all, in words. */
export function leastPlanWithMatters(): string {
  const least = plans.find((plan) => mayFollowMatters(plan.tier, 1));
  return least ? roomOf(least) : '';
}

const roomOf = ({ name, limits }: Plan) =>
  `The ${name} plan follows ${limits.matters === null ? 'as many as you like' : `up to ${limits.matters}`}.`;
