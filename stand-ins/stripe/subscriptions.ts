import { addInvoice, finalizeInvoice, takePendingLines, voidInvoice } from './invoices.ts';
import { monthsAfter } from './months.ts';
import { chargeInvoice } from './pay-invoice.ts';
import { creditUnused, periodLine } from './prorate.ts';
import { renderInvoice } from './render-invoice.ts';
import { renderSubscription } from './render-subscription.ts';
import { previousAttributes, type Stand } from './stand.ts';
import { type InvoiceRecord, newId, type SubscriptionRecord } from './world.ts';

const day = 86_400;

/** A failed payment is tried again after so many days, each counted from the last; then it ends. */
const retryAfterDays = [3, 5, 7];

type NewSubscription = {
  customer: string;
  price: string;
  quantity: number;
  metadata: SubscriptionRecord['metadata'];
  description: string | null;
};

/** Begins as incomplete, with a first invoice that is due now. */
export function startSubscription(
  stand: Stand,
  details: NewSubscription,
): { subscription: SubscriptionRecord; invoice: InvoiceRecord } {
  const now = stand.now();
  const subscription: SubscriptionRecord = {
    ...details,
    id: newId('sub'),
    itemId: newId('si'),
    status: 'incomplete',
    created: now,
    anchor: now,
    periodNumber: 1,
    periodStart: now,
    periodEnd: monthsAfter(now, 1),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    endReason: null,
    comment: null,
    feedback: null,
    latestInvoice: null,
    pendingUpdate: null,
  };
  stand.world.subscriptions.set(subscription.id, subscription);
  const line = periodLine(stand, subscription, {
    choice: subscription,
    start: subscription.periodStart,
    end: subscription.periodEnd,
  });
  const invoice = addInvoice(stand, { subscription, lines: [line], reason: 'subscription_create' });
  stand.emit('customer.subscription.created', renderSubscription(stand, subscription));
  finalizeInvoice(stand, invoice);
  return { subscription, invoice };
}

/** Makes a change and tells of it, if there was any. */
export function changeSubscription(
  stand: Stand,
  subscription: SubscriptionRecord,
  change: () => void,
): void {
  const before = renderSubscription(stand, subscription);
  change();
  const after = renderSubscription(stand, subscription);
  const previous = previousAttributes(before, after);
  if (Object.keys(previous).length === 0) return;
  stand.emit('customer.subscription.updated', after, previous);
}

/** Tries to have an open invoice paid, and lets its subscription follow. */
export function collect(stand: Stand, invoice: InvoiceRecord): boolean {
  const paid = chargeInvoice(stand, invoice);
  const subscription = stand.world.subscriptions.get(invoice.subscription);
  if (!subscription) return paid;
  if (paid) followPayment(stand, subscription, invoice);
  else followFailure(stand, subscription, invoice);
  return paid;
}

function followPayment(stand: Stand, subscription: SubscriptionRecord, invoice: InvoiceRecord) {
  const { pendingUpdate } = subscription;
  changeSubscription(stand, subscription, () => {
    if (pendingUpdate?.invoice === invoice.id) {
      subscription.price = pendingUpdate.price;
      subscription.quantity = pendingUpdate.quantity;
      subscription.pendingUpdate = null;
    }
    const recovers = subscription.status === 'past_due' && !owesAnything(stand, subscription.id);
    if (subscription.status === 'incomplete' || recovers) subscription.status = 'active';
  });
  if (pendingUpdate?.invoice === invoice.id) {
    stand.emit(
      'customer.subscription.pending_update_applied',
      renderSubscription(stand, subscription),
    );
  }
}

function owesAnything({ world }: Stand, subscription: string): boolean {
  const waiting = world.subscriptions.get(subscription)?.pendingUpdate?.invoice;
  for (const { id, subscription: of, status } of world.invoices.values()) {
    if (of === subscription && status === 'open' && id !== waiting) return true;
  }
  return false;
}

function followFailure(stand: Stand, subscription: SubscriptionRecord, invoice: InvoiceRecord) {
  const waits = subscription.pendingUpdate?.invoice === invoice.id;
  const lives = subscription.status === 'active' || subscription.status === 'past_due';
  const days = lives && !waits ? retryAfterDays[invoice.attempts - 1] : undefined;
  invoice.nextAttempt = days === undefined ? null : stand.now() + days * day;
  stand.emit('invoice.payment_failed', renderInvoice(stand, invoice));
  if (!lives || waits) return;
  if (days === undefined) endSubscription(stand, subscription, 'payment_failed');
  else {
    changeSubscription(stand, subscription, () => {
      subscription.status = 'past_due';
    });
  }
}

/** The end, at once. What it owes stays open, but is no longer collected. */
export function endSubscription(
  stand: Stand,
  subscription: SubscriptionRecord,
  reason: NonNullable<SubscriptionRecord['endReason']>,
  { prorate = false, invoiceNow = false } = {},
): void {
  const now = stand.now();
  if (prorate) stand.world.pendingLines.push(creditUnused(stand, subscription, now));
  if (invoiceNow) invoicePending(stand, subscription);
  const begins = subscription.status === 'incomplete';
  subscription.status = 'canceled';
  subscription.canceledAt ??= now;
  subscription.endedAt = now;
  subscription.endReason = reason;
  subscription.pendingUpdate = null;
  for (const invoice of stand.world.invoices.values()) {
    if (invoice.subscription !== subscription.id) continue;
    invoice.nextAttempt = null;
    // What is not final yet will never be, and what was never begun is not owed.
    if (invoice.status === 'draft') invoice.finalizesAt = null;
    if (begins) voidInvoice(stand, invoice);
  }
  stand.emit('customer.subscription.deleted', renderSubscription(stand, subscription));
}

/** An invoice at once for what waited for the next one. */
export function invoicePending(
  stand: Stand,
  subscription: SubscriptionRecord,
): InvoiceRecord | null {
  const lines = takePendingLines(stand, subscription.id);
  if (lines.length === 0) return null;
  const invoice = addInvoice(stand, { subscription, lines, reason: 'subscription_update' });
  finalizeInvoice(stand, invoice);
  return invoice;
}

/** Nobody paid the first invoice in time: as if it had never been. */
export function expireSubscription(stand: Stand, subscription: SubscriptionRecord): void {
  const invoice = subscription.latestInvoice
    ? stand.world.invoices.get(subscription.latestInvoice)
    : undefined;
  if (invoice) voidInvoice(stand, invoice);
  changeSubscription(stand, subscription, () => {
    subscription.status = 'incomplete_expired';
    subscription.endedAt = stand.now();
  });
}
