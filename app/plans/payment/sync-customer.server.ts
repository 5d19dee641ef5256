import type Stripe from 'stripe';
import { db } from '#app/platform/db.server.ts';
import { log } from '#app/platform/log.server.ts';
import { adoptCustomer } from './adopt-customer.server.ts';
import { closeCustomer } from './close-customer.server.ts';
import { endSurplus } from './end-surplus.server.ts';
import { chooseSubscription, readSubscription } from './held-subscription.server.ts';
import { isMissing, stripe } from './stripe.server.ts';
import { type CustomerState, writeCustomerState } from './write-subscription.server.ts';

/**
 * Asks Stripe what a customer pays for and makes the tables equal to it. This is the one way in
 * which they learn of it: an event only says about whom to ask, so its order and its repeats do
 * not matter. Works for customers that the tables do not know yet.
 */
export async function syncCustomer(stripeId: string, now: Date = new Date()): Promise<void> {
  const customer =
    (await db.paymentCustomer.findUnique({ where: { stripeId } })) ??
    (await adoptCustomer(stripeId));
  if (!customer) return;
  if (customer.userId === null) return closeCustomer(customer.id);
  // Each question has a number, so that a slow answer never replaces a newer one.
  const { fetches } = await db.paymentCustomer.update({
    where: { id: customer.id },
    data: { fetches: { increment: 1 } },
    select: { fetches: true },
  });
  const state = await askStripe(stripeId);
  await writeCustomerState({ customerId: customer.id, fetch: fetches, state, now });
}

async function askStripe(stripeId: string): Promise<CustomerState> {
  const { kept, surplus } = chooseSubscription(await subscriptionsOf(stripeId));
  for (const subscription of surplus) {
    log.error({ subscription: subscription.id, kept: kept?.id }, 'second subscription ended');
    await endSurplus(subscription);
  }
  if (!kept) return { subscription: null, overdue: null };
  return { subscription: readSubscription(kept), overdue: await overdueOf(kept) };
}

/** All of them, whatever their status; none of a customer that was deleted at Stripe. */
async function subscriptionsOf(customer: string): Promise<Stripe.Subscription[]> {
  try {
    return await stripe()
      .subscriptions.list({ customer, status: 'all', limit: 100 })
      .autoPagingToArray({ limit: 1000 });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function overdueOf(subscription: Stripe.Subscription): Promise<CustomerState['overdue']> {
  if (subscription.status !== 'past_due' || !subscription.latest_invoice) return null;
  const { latest_invoice: latest } = subscription;
  const invoice = await stripe().invoices.retrieve(typeof latest === 'string' ? latest : latest.id);
  if (invoice.status !== 'open' || invoice.attempt_count === 0) return null;
  return { invoiceId: invoice.id, attempts: invoice.attempt_count };
}
