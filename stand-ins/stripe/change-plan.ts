import { type Choice, prorationMoment } from './change-of-plan.ts';
import { declined } from './fault.ts';
import { amountsOf, customerOf } from './invoices.ts';
import { wouldBeDeclined } from './pay-invoice.ts';
import { prorate } from './prorate.ts';
import type { Stand } from './stand.ts';
import { changeSubscription, collect, invoicePending } from './subscriptions.ts';
import type { SubscriptionRecord } from './world.ts';

/** For so long a change waits for its payment. Seconds. */
const timeToPay = 23 * 3600;

type PlanChange = {
  choice: Choice;
  proration_behavior: 'create_prorations' | 'always_invoice' | 'none';
  proration_date?: number;
  payment_behavior: 'allow_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';
};

/** Moves a subscription to another price, and asks for the difference as it was told to. */
export function changePlan(
  stand: Stand,
  subscription: SubscriptionRecord,
  { choice, ...params }: PlanChange,
): void {
  const at = prorationMoment(stand, subscription, params.proration_date);
  const lines =
    params.proration_behavior === 'none' ? [] : prorate(stand, subscription, { to: choice, at });
  const { world } = stand;
  if (params.proration_behavior !== 'always_invoice') {
    world.pendingLines.push(...lines);
    apply(stand, subscription, choice);
    return;
  }
  const own = world.pendingLines.filter((line) => line.subscription === subscription.id);
  const { due } = amountsOf([...own, ...lines], customerOf(stand, subscription.customer).balance);
  const refused = wouldBeDeclined(stand, subscription.customer, due);
  if (refused && params.payment_behavior === 'error_if_incomplete') throw declined();
  world.pendingLines.push(...lines);
  const waits = refused && params.payment_behavior === 'pending_if_incomplete';
  if (!waits) apply(stand, subscription, choice);
  const invoice = invoicePending(stand, subscription);
  if (!invoice) return;
  if (waits) {
    changeSubscription(stand, subscription, () => {
      const expiresAt = stand.now() + timeToPay;
      subscription.pendingUpdate = { ...choice, expiresAt, invoice: invoice.id };
    });
  }
  collect(stand, invoice);
}

function apply(stand: Stand, subscription: SubscriptionRecord, choice: Choice): void {
  changeSubscription(stand, subscription, () => {
    subscription.price = choice.price;
    subscription.quantity = choice.quantity;
  });
}
