import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { lockProfile, type Tx, transact } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { settleSeats } from './seats/settle-seats.server.ts';

/**
 * Gives an account the admin area (`on`) or takes it away, which leaves it on the free tier, or on
 * the plan it pays for as soon as Stripe has been asked. An agreed plan ends with it, and its seats.
 * Answers whether anything changed.
 * @throws AppError not-found
 */
export async function setAdmin(email: string, on: boolean): Promise<{ changed: boolean }> {
  const changed = await transact(async (tx) => {
    const found = await tx.profile.findUnique({ where: { email: email.trim().toLowerCase() } });
    if (!found) throw new AppError('not-found', 'No account has this e-mail address.');
    await lockProfile(tx, found.id);
    const profile = await tx.profile.findUniqueOrThrow({ where: { id: found.id } });
    if ((profile.subscriptionTier === 'admin') === on) return null;
    const to = on ? 'admin' : 'free';
    await tx.seat.deleteMany({ where: { holderId: profile.id } });
    await tx.profile.update({
      where: { id: profile.id },
      data: { subscriptionTier: to, subscriptionEndDate: null },
    });
    await settleSeats(tx, { ownerId: profile.id, now: new Date() });
    if (!on) await askForPaidPlan(tx, profile.id);
    await audit(tx, {
      actorId: null,
      action: on ? 'make-admin' : 'remove-admin',
      subjectType: 'profile',
      subjectId: profile.id,
      detail: { from: profile.subscriptionTier, to },
    });
    return { userId: profile.id, what: to };
  });
  if (changed) noteSecurity('role-changed', { ...changed, by: 'command-line' });
  return { changed: changed !== null };
}

async function askForPaidPlan(tx: Tx, userId: string): Promise<void> {
  const found = await tx.paymentCustomer.findUnique({ where: { userId } });
  if (!found?.stripeId) return;
  const { stripeId: customer } = found;
  await enqueueJob(tx, { kind: 'sync-customer', payload: { customer }, subjectId: customer });
}
