import { StripeFault } from './fault.ts';
import { customerOf } from './invoices.ts';
import { renderInvoice } from './render-invoice.ts';
import { renderCharge, renderInvoicePayment, renderPaymentIntent } from './render-payment.ts';
import type { Stand } from './stand.ts';
import { type CardRecord, type InvoiceRecord, newId, type PaymentIntentRecord } from './world.ts';

/** Would the next payment of this much be declined? */
export function wouldBeDeclined(stand: Stand, customer: string, cents: number): boolean {
  const card = customerOf(stand, customer).card;
  return cents > 0 && card?.behaviour !== 'accepted' && card?.behaviour !== 'accepted-once';
}

/**
 * Charges the customer's card with what is open. The answer tells whether it is paid now; what that
 * means for the subscription is for the caller to say.
 */
export function chargeInvoice(stand: Stand, invoice: InvoiceRecord): boolean {
  if (invoice.status === 'paid') throw new StripeFault('Invoice is already paid');
  if (invoice.status !== 'open') {
    throw new StripeFault(`This invoice is ${invoice.status} and cannot be paid.`);
  }
  const { card } = customerOf(stand, invoice.customer);
  const intent = invoice.paymentIntent && stand.world.paymentIntents.get(invoice.paymentIntent);
  if (!intent) return settle(stand, invoice);
  const paid = !wouldBeDeclined(stand, invoice.customer, invoice.amountDue);
  invoice.attempts += 1;
  if (card) {
    writeCharge(stand, { invoice, intent, card, paid });
    if (paid && card.behaviour === 'accepted-once') card.behaviour = 'declined';
  }
  if (!paid) return false;
  intent.status = 'succeeded';
  intent.paidAt = stand.now();
  stand.emit('payment_intent.succeeded', renderPaymentIntent(stand, intent));
  invoice.amountPaid = invoice.amountDue;
  return settle(stand, invoice, intent);
}

function settle(stand: Stand, invoice: InvoiceRecord, intent?: PaymentIntentRecord): true {
  invoice.status = 'paid';
  invoice.paidAt = stand.now();
  invoice.nextAttempt = null;
  stand.emit('invoice.paid', renderInvoice(stand, invoice));
  stand.emit('invoice.payment_succeeded', renderInvoice(stand, invoice));
  if (intent) stand.emit('invoice_payment.paid', renderInvoicePayment(invoice, intent));
  return true;
}

type Payment = {
  invoice: InvoiceRecord;
  intent: PaymentIntentRecord;
  card: CardRecord;
  paid: boolean;
};

function writeCharge(stand: Stand, { invoice, intent, card, paid }: Payment): void {
  const charge = {
    id: newId('ch'),
    created: stand.now(),
    customer: invoice.customer,
    paymentIntent: intent.id,
    invoice: invoice.id,
    amount: invoice.amountDue,
    refunded: 0,
    paid,
    disputed: false,
    card: card.id,
    last4: card.last4,
    description:
      invoice.reason === 'subscription_create' ? 'Subscription creation' : 'Subscription update',
  };
  stand.world.charges.set(charge.id, charge);
  intent.charge = charge.id;
  stand.emit(paid ? 'charge.succeeded' : 'charge.failed', renderCharge(stand, charge));
  if (!paid) stand.emit('payment_intent.payment_failed', renderPaymentIntent(stand, intent));
}
