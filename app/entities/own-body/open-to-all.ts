import { openingTiers } from '#app/plans/plan-catalogue.ts';
import type { Prisma } from '#prisma/generated/sqlite/client.ts';

/**
 * The condition under which the summaries of an entity are open to everybody: the plan of the account
 * that its own government subscribes with opens them, until its last day.
 */
export const openToAll = (now: Date = new Date()): Prisma.GovtEntityWhereInput => ({
  ownedBy: {
    user: {
      profile: {
        subscriptionTier: { in: [...openingTiers] },
        OR: [{ subscriptionEndDate: null }, { subscriptionEndDate: { gt: now } }],
      },
    },
  },
});
