import { found, StripeFault } from './fault.ts';
import { renderInvoice, totalOf } from './render-invoice.ts';
import { renderPaymentIntent } from './render-payment.ts';
import type { Stand } from './stand.ts';
import {
  type CustomerRecord,
  type InvoiceRecord,
  type LineRecord,
  newId,
  type SubscriptionRecord,
} from './world.ts';

export const customerOf = (stand: Stand, id: string): CustomerRecord =>
  found(stand.world.customers, { what: 'customer', id, param: 'customer' });

type NewInvoice = {
  subscription: SubscriptionRecord;
  lines: LineRecord[];
  reason: InvoiceRecord['reason'];
  /** When it becomes final and is charged; null: its maker sees to it. */
  finalizesAt?: number | null;
};

/** A draft that is written down nowhere yet. */
export function draftInvoice(
  stand: Stand,
  { subscription, lines, reason, finalizesAt = null }: NewInvoice,
): InvoiceRecord {
  const customer = customerOf(stand, subscription.customer);
  const now = stand.now();
  return {
    id: newId('in'),
    number: null,
    customer: customer.id,
    subscription: subscription.id,
    status: 'draft',
    reason,
    created: now,
    periodStart: reason === 'subscription_cycle' ? subscription.periodStart : now,
    periodEnd: reason === 'subscription_cycle' ? subscription.periodEnd : now,
    lines,
    startingBalance: customer.balance,
    endingBalance: null,
    amountDue: amountsOf(lines, customer.balance).due,
    amountPaid: 0,
    attempts: 0,
    nextAttempt: null,
    finalizesAt,
    finalizedAt: null,
    paidAt: null,
    voidedAt: null,
    paymentIntent: null,
    metadata: { ...subscription.metadata },
  };
}

/** Credit is used up first; an invoice below zero becomes credit. Cents. */
export function amountsOf(lines: readonly LineRecord[], balance: number) {
  const owed = totalOf(lines) + balance;
  return { due: Math.max(0, owed), balance: Math.min(0, owed) };
}

export function addInvoice(stand: Stand, details: NewInvoice): InvoiceRecord {
  const invoice = draftInvoice(stand, details);
  stand.world.invoices.set(invoice.id, invoice);
  details.subscription.latestInvoice = invoice.id;
  stand.emit('invoice.created', renderInvoice(stand, invoice));
  return invoice;
}

/** Takes everything that waited for this subscription's next invoice. */
export function takePendingLines(stand: Stand, subscription: string): LineRecord[] {
  const { pendingLines } = stand.world;
  stand.world.pendingLines = pendingLines.filter((line) => line.subscription !== subscription);
  return pendingLines.filter((line) => line.subscription === subscription);
}

export function finalizeInvoice(stand: Stand, invoice: InvoiceRecord): void {
  if (invoice.status !== 'draft') {
    throw new StripeFault('This invoice is already finalized.', { code: 'invoice_not_editable' });
  }
  const customer = customerOf(stand, invoice.customer);
  const amounts = amountsOf(invoice.lines, customer.balance);
  customer.invoiceCount += 1;
  invoice.number = `${customer.invoicePrefix}-${String(customer.invoiceCount).padStart(4, '0')}`;
  invoice.startingBalance = customer.balance;
  invoice.endingBalance = amounts.balance;
  invoice.amountDue = amounts.due;
  invoice.status = 'open';
  invoice.finalizedAt = stand.now();
  invoice.finalizesAt = null;
  customer.balance = amounts.balance;
  if (amounts.due > 0) addPaymentIntent(stand, invoice);
  stand.emit('invoice.finalized', renderInvoice(stand, invoice));
}

function addPaymentIntent(stand: Stand, invoice: InvoiceRecord): void {
  const id = newId('pi');
  stand.world.paymentIntents.set(id, {
    id,
    created: stand.now(),
    customer: invoice.customer,
    invoice: invoice.id,
    amount: invoice.amountDue,
    status: 'requires_payment_method',
    charge: null,
    paidAt: null,
  });
  invoice.paymentIntent = id;
}

export function voidInvoice(stand: Stand, invoice: InvoiceRecord): void {
  if (invoice.status !== 'open') return;
  const customer = customerOf(stand, invoice.customer);
  // Credit that the invoice had used up comes back.
  customer.balance += invoice.startingBalance - (invoice.endingBalance ?? 0);
  invoice.status = 'void';
  invoice.voidedAt = stand.now();
  invoice.nextAttempt = null;
  const intent = invoice.paymentIntent && stand.world.paymentIntents.get(invoice.paymentIntent);
  if (intent) {
    intent.status = 'canceled';
    stand.emit('payment_intent.canceled', renderPaymentIntent(stand, intent));
  }
  stand.emit('invoice.voided', renderInvoice(stand, invoice));
}
