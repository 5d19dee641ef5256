import { AppError } from '#app/platform/app-error.ts';
import { db, lockProfile, transact } from '#app/platform/db.server.ts';
import { userIdKey } from './adopt-customer.server.ts';
import { stripe } from './stripe.server.ts';

const accountGone = 'This account is deleted already.';

/** The one customer at Stripe that a reader is; `isNew` when they were none before. */
export async function ensureCustomer(
  userId: string,
): Promise<{ customer: string; isNew: boolean }> {
  const { id, stripeId, email } = await ensureRow(userId);
  if (stripeId) return { customer: stripeId, isNew: false };
  // The row's id is the key: asked twice at once, or again after a crash, Stripe makes one.
  const made = await stripe().customers.create(
    { email, metadata: { [userIdKey]: userId } },
    { idempotencyKey: `customer ${id}` },
  );
  const { count } = await db.paymentCustomer.updateMany({
    where: { id },
    data: { stripeId: made.id },
  });
  if (count === 0) {
    // The account was deleted meanwhile, and nothing here knows of this one any more.
    await stripe().customers.del(made.id);
    throw new AppError('not-found', accountGone);
  }
  return { customer: made.id, isNew: true };
}

function ensureRow(userId: string) {
  return transact(async (tx) => {
    await lockProfile(tx, userId);
    const user = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
    if (!user) throw new AppError('not-found', accountGone);
    const row = await tx.paymentCustomer.upsert({
      where: { userId },
      create: { userId },
      update: {},
      select: { id: true, stripeId: true },
    });
    return { ...row, email: user.email };
  });
}
