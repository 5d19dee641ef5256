import { limitsOf, plans } from '#app/plans/plan-catalogue.ts';
import { entityCount } from './entity.ts';

/** Whether a reader on this plan may follow that many entities. */
export function mayFollow(tier: string | null, count: number): boolean {
  const limit = limitsOf(tier).entities;
  return limit === null || count <= limit;
}

/** What a reader over their plan's limit is told: what they have, and which plan allows it. */
export function overLimitMessage(tier: string | null, wanted: number): string {
  const limit = limitsOf(tier).entities ?? 0;
  const enough = plans.find((plan) => mayFollow(plan.tier, wanted));
  return (
    `Your plan lets you follow ${entityCount(limit)}, and you selected ${entityCount(wanted)}. ` +
    `${enough ? `The ${enough.name} plan allows ${allowance(enough.limits.entities)}. ` : ''}` +
    'Nothing was saved.'
  );
}

function allowance(limit: number | null): string {
  return limit === null ? 'as many as you like' : `up to ${entityCount(limit)}`;
}
