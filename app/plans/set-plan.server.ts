import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { lockProfile, transact } from '#app/platform/db.server.ts';
import { planBehind } from './plan-behind.server.ts';
import { agreedTiers } from './plan-catalogue.ts';
import { endSeatsOf } from './seats/end-seats-of.server.ts';
import { planOfOwner } from './seats/plan-of-owner.server.ts';
import { settleSeats } from './seats/settle-seats.server.ts';

/** In UTC, so that the day is the same on every page. */
const endOfDay = (day: string) => new Date(`${day}T23:59:59Z`);

const day = z.iso.date({ error: 'Enter the last day as yyyy-mm-dd' });

/** What an admin sets: an agreed plan with its last day, or its end at once. */
export const planSetting = z
  .object({
    email: z.email({ error: 'Please enter a valid email' }).trim().toLowerCase(),
    plan: z.enum([...agreedTiers, 'free'], { error: 'Choose enterprise, municipal or free' }),
    until: day.optional(),
  })
  .refine(({ plan, until }) => plan === 'free' || until !== undefined, {
    path: ['until'],
    error: 'An agreed plan needs its last day',
  });

export type PlanSetting = z.infer<typeof planSetting>;

/**
 * Sets an agreed plan, or ends it at once (`free`). Who has a paid plan besides keeps it behind the
 * agreed one, and `alsoPays` says so, as somebody should end it. The seats of the plan follow it.
 * @throws AppError not-found; conflict for an admin; invalid for a day that has passed
 */
export async function setPlan({
  actorId,
  setting: { email, plan, until },
  now = new Date(),
}: {
  /** Null for the command line. */
  actorId: string | null;
  setting: PlanSetting;
  now?: Date;
}): Promise<{ alsoPays: boolean }> {
  const subscriptionEndDate = until && plan !== 'free' ? endOfDay(until) : null;
  if (subscriptionEndDate && subscriptionEndDate <= now) {
    throw new AppError('invalid', 'This day has passed. Choose a later one.');
  }
  return transact(async (tx) => {
    const found = await tx.profile.findUnique({ where: { email }, select: { id: true } });
    if (!found) throw new AppError('not-found', 'No account has this e-mail address.');
    await lockProfile(tx, found.id);
    const profile = await tx.profile.findUniqueOrThrow({ where: { id: found.id } });
    if (profile.subscriptionTier === 'admin') {
      throw new AppError('conflict', 'This account is an admin, which has every plan’s limits.');
    }
    // Whoever gets a plan of their own, or loses every one, holds no seat of somebody else's.
    await tx.seat.deleteMany({ where: { holderId: found.id } });
    // A plan that was over before it is set again comes back without its seats.
    const wasOver = (await planOfOwner(tx, { ownerId: found.id, now })) === null;
    if (wasOver) await endSeatsOf(tx, { ownerId: found.id, now });
    const behind = await planBehind(tx, { userId: found.id, now });
    const goesOn =
      plan === 'free' ? behind.goesOn : { subscriptionTier: plan, subscriptionEndDate };
    await tx.profile.update({ where: { id: found.id }, data: goesOn });
    await settleSeats(tx, { ownerId: found.id, now });
    await audit(tx, {
      actorId,
      action: 'set-plan',
      subjectType: 'profile',
      subjectId: found.id,
      detail: { from: profile.subscriptionTier, to: goesOn.subscriptionTier, until: until ?? null },
    });
    return { alsoPays: plan !== 'free' && behind.pays };
  });
}
