import { finalizeInvoice, voidInvoice } from './invoices.ts';
import { renderCheckout } from './render-session.ts';
import { renderSubscription } from './render-subscription.ts';
import { draftTime, renew } from './renew.ts';
import type { Stand } from './stand.ts';
import { collect, expireSubscription } from './subscriptions.ts';
import type { CheckoutRecord, SubscriptionRecord, World } from './world.ts';

/** A first invoice is open for so long, then the subscription expires. Seconds. */
const timeToComplete = 23 * 3600;

type Due = { at: number; act(): void };

/** The stand-in's clock: the real one, ahead by as much as people moved it. */
export class Clock {
  /** While something that was due is done, the time is when it was due. */
  #held: number | null = null;
  readonly #world: World;
  readonly #realNow: () => number;

  constructor(world: World, realNow: () => number) {
    this.#world = world;
    this.#realNow = realNow;
  }

  now(): number {
    return this.#held ?? Math.floor(this.#realNow()) + this.#world.clockAhead;
  }

  /** Does all that has come due, in the order of time. Says whether there was anything. */
  catchUp(stand: Stand, until = this.now()): boolean {
    let acted = false;
    for (;;) {
      const next = earliest(stand, until);
      if (!next) return acted;
      this.#held = next.at;
      try {
        next.act();
      } finally {
        this.#held = null;
      }
      acted = true;
    }
  }

  /** Moves the clock, with everything on the way. Seconds. */
  advance(stand: Stand, seconds: number): void {
    this.catchUp(stand, this.now() + seconds);
    this.#world.clockAhead += seconds;
  }
}

function earliest(stand: Stand, until: number): Due | null {
  let first: Due | null = null;
  const offer = (at: number | null, act: () => void) => {
    if (at !== null && at <= until && (first === null || at < first.at)) first = { at, act };
  };
  const { world } = stand;
  for (const session of world.checkouts.values()) {
    if (session.status === 'open') offer(session.expiresAt, () => expireCheckout(stand, session));
  }
  for (const invoice of world.invoices.values()) {
    if (invoice.status === 'draft') {
      offer(invoice.finalizesAt, () => {
        finalizeInvoice(stand, invoice);
        collect(stand, invoice);
      });
    }
    if (invoice.status === 'open') offer(invoice.nextAttempt, () => collect(stand, invoice));
  }
  for (const subscription of world.subscriptions.values()) {
    const { status, created, periodEnd, pendingUpdate } = subscription;
    if (status === 'incomplete') {
      offer(created + timeToComplete, () => expireSubscription(stand, subscription));
    }
    if (status !== 'active' && status !== 'past_due') continue;
    if (pendingUpdate) offer(pendingUpdate.expiresAt, () => dropUpdate(stand, subscription));
    offer(periodEnd, () => renew(stand, subscription));
  }
  return first;
}

export function expireCheckout(stand: Stand, session: CheckoutRecord): void {
  session.status = 'expired';
  stand.emit('checkout.session.expired', renderCheckout(stand, session));
  const subscription = session.subscription && stand.world.subscriptions.get(session.subscription);
  if (subscription && subscription.status === 'incomplete') expireSubscription(stand, subscription);
}

function dropUpdate(stand: Stand, subscription: SubscriptionRecord): void {
  const invoice = subscription.pendingUpdate
    ? stand.world.invoices.get(subscription.pendingUpdate.invoice)
    : undefined;
  subscription.pendingUpdate = null;
  if (invoice) voidInvoice(stand, invoice);
  stand.emit(
    'customer.subscription.pending_update_expired',
    renderSubscription(stand, subscription),
  );
}

/** Seconds until the next renewal has come and its payment been tried; null without a subscription. */
export function untilNextRenewal(stand: Stand, customer?: string): number | null {
  const ends = [...stand.world.subscriptions.values()]
    .filter(({ status }) => status === 'active' || status === 'past_due')
    .filter((subscription) => customer === undefined || subscription.customer === customer)
    .map(({ periodEnd }) => periodEnd);
  return ends.length === 0 ? null : Math.min(...ends) + draftTime - stand.now();
}
