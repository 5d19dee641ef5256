import { currentTier } from '#app/accounts/current-tier.ts';
import { opensItsBodies } from '#app/plans/plan-catalogue.ts';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';

type OwnBodySetting = { actorId: string; entityId: string; email: string };

/**
 * Makes an entity one of a Municipal subscriber's own: its summaries are open to everybody while the
 * plan lasts. An entity has one such account; another takes its place.
 * @throws AppError not-found; conflict for an account with another plan
 */
export async function setOwnBody({ actorId, entityId, email }: OwnBodySetting): Promise<void> {
  await transact(async (tx) => {
    const isThere = await tx.govtEntity.count({ where: { id: entityId } });
    if (isThere === 0) throw new AppError('not-found', 'Government entity not found');
    const profile = await tx.profile.findUnique({
      where: { email },
      select: { id: true, subscriptionTier: true, subscriptionEndDate: true },
    });
    if (!profile) throw new AppError('not-found', 'No account has this e-mail address.');
    if (!opensItsBodies(currentTier(profile))) {
      throw new AppError(
        'conflict',
        'This account does not have the Municipal plan. Set it under Payments first.',
      );
    }
    const userId = profile.id;
    await tx.ownBody.upsert({
      where: { govtEntityId: entityId },
      create: { govtEntityId: entityId, userId },
      update: { userId, createdAt: new Date() },
      select: { userId: true },
    });
    await audit(tx, {
      ...{ actorId, action: 'open-entity', subjectType: 'entity', subjectId: entityId },
    });
  });
}
