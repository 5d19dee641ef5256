import type Stripe from 'stripe';
import { db } from '#app/platform/db.server.ts';
import { isReturned, stripe, toDate } from './stripe.server.ts';

/**
 * Ends a subscription that a reader should never have got beside another one, gives back what was
 * paid for it, and puts both before an admin. May run twice: Stripe does each step once.
 */
export async function endSurplus(subscription: Stripe.Subscription): Promise<void> {
  const { id, customer, latest_invoice: latest } = subscription;
  const invoice = typeof latest === 'string' ? latest : latest?.id;
  const refunded = invoice ? await refundInvoice(invoice) : 0;
  await stripe().subscriptions.cancel(id, {}, { idempotencyKey: `end surplus ${id}` });
  const matter = {
    kind: 'second-subscription',
    status: refunded > 0 ? 'refunded' : 'ended',
    amountCents: refunded,
    currency: subscription.currency,
    stripeCustomerId: typeof customer === 'string' ? customer : customer.id,
    createdAt: toDate(subscription.created),
  };
  await db.paymentMatter.upsert({ where: { id }, create: { id, ...matter }, update: matter });
}

/** Gives back everything paid for an invoice; answers how many cents. */
async function refundInvoice(invoice: string): Promise<number> {
  let refunded = 0;
  for await (const { payment } of stripe().invoicePayments.list({ invoice, status: 'paid' })) {
    const intent = payment.payment_intent;
    if (!intent) continue;
    refunded += await refund(typeof intent === 'string' ? intent : intent.id);
  }
  return refunded;
}

async function refund(payment_intent: string): Promise<number> {
  try {
    const { amount } = await stripe().refunds.create(
      { payment_intent, reason: 'duplicate' },
      { idempotencyKey: `refund surplus ${payment_intent}` },
    );
    return amount;
  } catch (error) {
    if (isReturned(error)) return 0;
    throw error;
  }
}
