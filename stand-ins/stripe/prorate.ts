import { offerOf, type Stand } from './stand.ts';
import { type LineRecord, newId, type SubscriptionRecord } from './world.ts';

type Choice = { price: string; quantity: number };

/** '21 Nov 2026', as on Stripe's invoices. */
const day = (at: number) =>
  new Date(at * 1000).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });

/**
 * What changing a subscription at a moment costs: what is left of the old price back, and the new
 * price for the time that remains, each to the second and rounded to a cent.
 */
export function prorate(
  stand: Stand,
  subscription: SubscriptionRecord,
  { to, at }: { to: Choice; at: number },
): LineRecord[] {
  const { price, quantity } = subscription;
  if (price === to.price && quantity === to.quantity) return [];
  return [
    prorationLine(stand, subscription, { choice: { price, quantity }, at, sign: -1 }),
    prorationLine(stand, subscription, { choice: to, at, sign: 1 }),
  ];
}

/** What is left of the price, as credit. */
export function creditUnused(
  stand: Stand,
  subscription: SubscriptionRecord,
  at: number,
): LineRecord {
  const { price, quantity } = subscription;
  return prorationLine(stand, subscription, { choice: { price, quantity }, at, sign: -1 });
}

function prorationLine(
  stand: Stand,
  subscription: SubscriptionRecord,
  { choice, at, sign }: { choice: Choice; at: number; sign: 1 | -1 },
): LineRecord {
  const { periodStart, periodEnd } = subscription;
  const left = Math.max(0, periodEnd - Math.max(at, periodStart)) / (periodEnd - periodStart);
  const { cents, name } = offerOf(stand, choice.price);
  return {
    ...lineOf(subscription, choice),
    amount: sign * Math.round(cents * choice.quantity * left),
    description: `${sign < 0 ? 'Unused' : 'Remaining'} time on ${name} after ${day(at)}`,
    periodStart: at,
    periodEnd,
    proration: true,
    invoiceItem: newId('ii'),
  };
}

/** One whole period, paid in advance. */
export function periodLine(
  stand: Stand,
  subscription: SubscriptionRecord,
  { choice, start, end }: { choice: Choice; start: number; end: number },
): LineRecord {
  const { cents, name } = offerOf(stand, choice.price);
  return {
    ...lineOf(subscription, choice),
    amount: cents * choice.quantity,
    description: `${choice.quantity} × ${name} (at $${(cents / 100).toFixed(2)} / month)`,
    periodStart: start,
    periodEnd: end,
    proration: false,
    invoiceItem: null,
  };
}

const lineOf = (subscription: SubscriptionRecord, { price, quantity }: Choice) => ({
  id: newId('il'),
  price,
  quantity,
  subscription: subscription.id,
  subscriptionItem: subscription.itemId,
  customer: subscription.customer,
});
