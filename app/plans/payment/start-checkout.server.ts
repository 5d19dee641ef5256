import { currentTier } from '#app/accounts/current-tier.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db, lockProfile, type Tx, transact } from '#app/platform/db.server.ts';
import { isAgreed, planName, type SoldTier } from '../plan-catalogue.ts';
import { type Attempt, openSession } from './checkout-session.server.ts';
import { ensureCustomer } from './ensure-customer.server.ts';
import { isMissing, requireSettings, stripe } from './stripe.server.ts';
import { syncCustomer } from './sync-customer.server.ts';

/** Where the browser goes on: to Stripe, or to a page for those who pay already. */
export type CheckoutStart = { pay: string } | { pays: true };

/**
 * Starts paying for a plan, at the price of the catalogue. A reader has one attempt: asked again,
 * also at once from several tabs, it is the same page of Stripe; for another plan the older one is
 * ended first. Who has a subscription changes its plan instead.
 * @throws AppError unavailable where payment is not set up; conflict for those who need not pay
 */
export async function startCheckout({
  userId,
  tier,
  siteUrl,
}: {
  userId: string;
  tier: SoldTier;
  /** Where Stripe sends the browser back to. */
  siteUrl: string;
}): Promise<CheckoutStart> {
  const priceId = requireSettings().prices[tier][0];
  if (!priceId) throw new Error(`The plan ${tier} has no price`);
  await refuseWhoNeedNotPay(db, userId);
  const wanted = { userId, tier, priceId };
  const { customer, isNew } = await ensureCustomer(userId);
  // An event may still be on its way: Stripe knows best whether they pay already.
  if (!isNew) await syncCustomer(customer);
  try {
    return await openFor(wanted, customer, siteUrl);
  } catch (error) {
    if (!isMissing(error, 'customer')) throw error;
    // Somebody deleted the customer at Stripe: the reader becomes another one.
    await forgetCustomer(userId, customer);
    return openFor(wanted, (await ensureCustomer(userId)).customer, siteUrl);
  }
}

async function openFor(wanted: Wanted, customer: string, siteUrl: string): Promise<CheckoutStart> {
  for (let tries = 0; tries < 5; tries += 1) {
    const found = await readAttempt(wanted);
    if (found === 'pays') return { pays: true };
    if (found.replaced) await endOlder(found.replaced, customer);
    const answer = await openSession({ attempt: found.attempt, customer, siteUrl });
    if (answer === 'paid') return { pays: true };
    if (answer === 'replaced') {
      throw new AppError(
        'conflict',
        'You chose another plan meanwhile. Go on there, or choose again.',
      );
    }
    if (answer !== 'over') return { pay: answer.url };
  }
  throw new Error('Every attempt to pay had run out at once');
}

/** This one alone, with the attempt that was made for it: another request may have another by now. */
async function forgetCustomer(userId: string, stripeId: string): Promise<void> {
  await transact(async (tx) => {
    await lockProfile(tx, userId);
    const { count } = await tx.paymentCustomer.deleteMany({ where: { userId, stripeId } });
    if (count > 0) await tx.checkout.deleteMany({ where: { userId } });
  });
}

async function refuseWhoNeedNotPay(tx: Tx, userId: string): Promise<void> {
  const profile = await tx.profile.findUnique({ where: { id: userId } });
  if (!profile) throw new AppError('not-found', 'Profile not found.');
  const tier = currentTier(profile);
  if (tier !== 'admin' && !isAgreed(tier)) return;
  const name = planName(tier);
  throw new AppError('conflict', `Your account is on the ${name} plan. There is nothing to pay.`);
}

type Wanted = { userId: string; tier: SoldTier; priceId: string };
type Found = 'pays' | { attempt: Attempt; replaced: string | null };

/** The reader's one attempt: the open one for this price, or a new one in its place. */
function readAttempt({ userId, tier, priceId }: Wanted): Promise<Found> {
  return transact(async (tx) => {
    await lockProfile(tx, userId);
    if (await paysNow(tx, userId)) return 'pays';
    // They may have been given a plan since they were asked about first.
    await refuseWhoNeedNotPay(tx, userId);
    const held = await tx.checkout.findUnique({ where: { userId } });
    if (held && held.priceId === priceId && held.completedAt === null) {
      return { attempt: held, replaced: null };
    }
    const fresh = {
      attemptId: crypto.randomUUID(),
      tier,
      priceId,
      sessionId: null,
      createdAt: new Date(),
      completedAt: null,
    };
    const attempt = await tx.checkout.upsert({
      where: { userId },
      create: { userId, ...fresh },
      update: fresh,
    });
    return { attempt, replaced: held?.completedAt === null ? held.sessionId : null };
  });
}

/** Whether a reader has a subscription, of whatever status: each of them is changed, not doubled. */
async function paysNow(tx: Tx, userId: string): Promise<boolean> {
  return (await tx.subscription.count({ where: { customer: { userId } } })) > 0;
}

/** Takes the older page away. If it was paid meanwhile, the tables learn of that. */
async function endOlder(sessionId: string, customer: string): Promise<void> {
  const session = await stripe().checkout.sessions.retrieve(sessionId);
  if (session.status === 'open') {
    // Paid between the two calls, it cannot be ended: what it is now says the same.
    await stripe()
      .checkout.sessions.expire(sessionId)
      .catch(() => undefined);
  }
  const { status } = await stripe().checkout.sessions.retrieve(sessionId);
  if (status === 'complete') await syncCustomer(customer);
}
