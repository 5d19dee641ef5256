import { AppError } from '#app/platform/app-error.ts';
import type { SoldTier } from '../plan-catalogue.ts';
import { readSubscription } from './held-subscription.server.ts';
import { ownSubscription } from './own-subscription.server.ts';
import { isDeclined, requireSettings, stripe } from './stripe.server.ts';
import { syncCustomer } from './sync-customer.server.ts';

/** For so long after it was shown, a change is made at the price that was shown. In seconds. */
const offerSeconds = 15 * 60;

export type PlanOffer = {
  /** What is paid at once; below zero what is credited to the next payments. */
  dueCents: number;
  /** The moment the price was worked out for: Stripe's proration date. */
  at: number;
  nextBilling: Date;
};

type Change = { userId: string; tier: SoldTier };

/**
 * What changing to a plan would cost right now, from Stripe's own preview of the invoice.
 * @throws AppError not-found without a subscription; conflict when it cannot be changed
 */
export async function offerChange({ userId, tier }: Change): Promise<PlanOffer> {
  const { customer, subscription, item, price } = await readChange({ userId, tier });
  const at = Math.floor(Date.now() / 1000);
  // A clock of Stripe's that is ahead of ours has begun a period that ours has not.
  const moment = Math.max(at, item.current_period_start);
  const preview = await stripe().invoices.createPreview({
    customer,
    subscription: subscription.id,
    subscription_details: {
      items: [{ id: item.id, price }],
      proration_behavior: 'always_invoice',
      proration_date: moment,
    },
  });
  return {
    dueCents: preview.total < 0 ? preview.total : preview.amount_due,
    at: moment,
    nextBilling: readSubscription(subscription).currentPeriodEnd,
  };
}

/**
 * Changes the plan at the price of an offer, which is paid at once. Agreed to twice, it is changed
 * and paid once.
 * @throws AppError conflict for an offer that is too old; invalid when the card is declined, and
 * nothing has changed then
 */
export async function changePlan({ userId, tier, at }: Change & { at: number }): Promise<void> {
  const { customer, subscription, item, price } = await readChange({ userId, tier });
  const latest = Math.max(Date.now() / 1000, item.current_period_start);
  if (at > latest || at < Math.max(latest - offerSeconds, item.current_period_start)) {
    throw new AppError('conflict', 'This price is out of date. Look at the new one and confirm.');
  }
  try {
    await stripe().subscriptions.update(
      subscription.id,
      {
        items: [{ id: item.id, price }],
        proration_behavior: 'always_invoice',
        proration_date: at,
        payment_behavior: 'error_if_incomplete',
      },
      { idempotencyKey: `change ${subscription.id} ${price} ${at}` },
    );
  } catch (cause) {
    if (!isDeclined(cause)) throw cause;
    throw new AppError(
      'invalid',
      'Your card was declined, and your plan has not changed. Enter another card under “Invoices and Card” in your settings.',
      { cause },
    );
  }
  await syncCustomer(customer);
}

async function readChange({ userId, tier }: Change) {
  const { customer, subscription } = await ownSubscription(userId);
  const [item] = subscription.items.data;
  const price = requireSettings().prices[tier][0];
  if (!item || !price) throw new Error(`Subscription ${subscription.id} cannot be changed`);
  const held = readSubscription(subscription);
  const refusal =
    held.tier === tier
      ? 'You are on this plan already.'
      : held.cancelAtPeriodEnd
        ? 'Your subscription is cancelled. Resume it first, then change the plan.'
        : held.status === 'active' || held.status === 'trialing'
          ? null
          : 'A payment is overdue. Pay it first, then change the plan.';
  if (refusal) throw new AppError('conflict', refusal);
  return { customer, subscription, item, price };
}
