import { currentTier } from '#app/accounts/current-tier.ts';
import { opensItsBodies } from '#app/plans/plan-catalogue.ts';
import { db } from '#app/platform/db.server.ts';
import { formatDay } from '#app/platform/moment.ts';

export type OwnBody = {
  email: string;
  /** False where the plan has ended or another took its place. */
  isOpen: boolean;
  /** The plan's last day, in words. */
  until: string | null;
};

/** The account that an entity's own government subscribes with; null where there is none. */
export async function readOwnBody(entityId: string): Promise<OwnBody | null> {
  const own = await db.ownBody.findUnique({
    where: { govtEntityId: entityId },
    select: { user: { select: { email: true, profile: true } } },
  });
  if (!own?.user.profile) return null;
  const { email, profile } = own.user;
  return {
    email,
    isOpen: opensItsBodies(currentTier(profile)),
    until: profile.subscriptionEndDate && formatDay(profile.subscriptionEndDate),
  };
}
