import { addDays } from 'date-fns/addDays';
import type Stripe from 'stripe';
import { graceDays, type SoldTier } from '../plan-catalogue.ts';
import { tierOfPrice } from './payment-settings.server.ts';
import { toDate } from './stripe.server.ts';

/** A subscription as the tables keep it. */
export type HeldSubscription = {
  id: string;
  priceId: string;
  /** Null for a price that no plan has. */
  tier: SoldTier | null;
  status: string;
  currentPeriodEnd: Date;
  cancelAtPeriodEnd: boolean;
  graceUntil: Date | null;
  startedAt: Date;
};

/** Never paid for, or over: such a subscription gives nothing and owes nothing. */
const ended = ['canceled', 'incomplete', 'incomplete_expired'];

/**
 * Of a customer's subscriptions the one that counts, and those that should not be: a reader has one.
 * One that is paid goes before one that is overdue, and the older before the newer.
 */
export function chooseSubscription(all: readonly Stripe.Subscription[]): {
  kept: Stripe.Subscription | null;
  surplus: Stripe.Subscription[];
} {
  const isPaid = ({ status }: Stripe.Subscription) => status === 'active' || status === 'trialing';
  const [kept = null, ...surplus] = all
    .filter(({ status }) => !ended.includes(status))
    .sort(
      (one, other) =>
        Number(isPaid(other)) - Number(isPaid(one)) ||
        one.created - other.created ||
        one.id.localeCompare(other.id),
    );
  return { kept, surplus };
}

/** @throws Error for a subscription to nothing, which the site never makes */
export function readSubscription(subscription: Stripe.Subscription): HeldSubscription {
  const { id, status, items, created } = subscription;
  const [item] = items.data;
  if (!item) throw new Error(`Subscription ${id} has no item`);
  return {
    id,
    priceId: item.price.id,
    tier: tierOfPrice(item.price.id),
    status,
    currentPeriodEnd: toDate(item.current_period_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    // The period that is not paid has begun; grace is counted from the day it was due.
    graceUntil:
      status === 'past_due' ? addDays(toDate(item.current_period_start), graceDays) : null,
    startedAt: toDate(created),
  };
}

/** Whether the plan holds at this moment. */
export function isEntitled(
  { status, graceUntil }: Pick<HeldSubscription, 'status' | 'graceUntil'>,
  now: Date,
): boolean {
  if (status === 'past_due') return graceUntil !== null && now < graceUntil;
  return status === 'active' || status === 'trialing';
}
