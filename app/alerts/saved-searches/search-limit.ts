import { limitsOf, plans } from '#app/plans/plan-catalogue.ts';

/** Whether a reader on this plan may keep that many searches. */
export function maySave(tier: string | null, count: number): boolean {
  const limit = limitsOf(tier).savedSearches;
  return limit === null || count <= limit;
}

/** '3 of 10 saved searches'; null where the plan does not count. */
export function savedOf(tier: string | null, count: number): string | null {
  const limit = limitsOf(tier).savedSearches;
  return limit === null ? null : `${count} of ${searches(limit)}`;
}

/** What a reader at their plan's limit is told. */
export function overSearchLimit(tier: string | null): string {
  const limit = limitsOf(tier).savedSearches ?? 0;
  const enough = plans.find((plan) => maySave(plan.tier, limit + 1));
  return [
    `Your plan has room for ${searches(limit)}, and you have ${limit === 1 ? 'it' : 'them'} already.`,
    enough ? `The ${enough.name} plan has room for ${allowance(enough.limits.savedSearches)}.` : '',
    'Nothing was saved.',
  ]
    .filter(Boolean)
    .join(' ');
}

const allowance = (limit: number | null) =>
  limit === null ? 'as many as you like' : String(limit);

const searches = (count: number) => `${count} saved ${count === 1 ? 'search' : 'searches'}`;
