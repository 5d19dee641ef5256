import { addInvoice, takePendingLines } from './invoices.ts';
import { monthsAfter } from './months.ts';
import { periodLine } from './prorate.ts';
import type { Stand } from './stand.ts';
import { changeSubscription, endSubscription } from './subscriptions.ts';
import type { SubscriptionRecord } from './world.ts';

/** A renewal's invoice stays a draft for an hour, as at Stripe. Seconds. */
export const draftTime = 3600;

/** At the end of a period: the next one, or the end that was asked for. */
export function renew(stand: Stand, subscription: SubscriptionRecord): void {
  if (subscription.cancelAtPeriodEnd) {
    endSubscription(stand, subscription, 'cancellation_requested');
    return;
  }
  changeSubscription(stand, subscription, () => {
    subscription.periodNumber += 1;
    subscription.periodStart = subscription.periodEnd;
    subscription.periodEnd = monthsAfter(subscription.anchor, subscription.periodNumber);
  });
  const { periodStart, periodEnd } = subscription;
  const line = periodLine(stand, subscription, {
    choice: subscription,
    start: periodStart,
    end: periodEnd,
  });
  addInvoice(stand, {
    subscription,
    lines: [...takePendingLines(stand, subscription.id), line],
    reason: 'subscription_cycle',
    finalizesAt: stand.now() + draftTime,
  });
}
