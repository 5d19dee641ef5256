import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';

/**
 * What the stand-in remembers, as plain values that go to a file and back. Stripe's own objects are
 * made from these when they are asked for, so that each is written down once.
 */
export type World = {
  /** Seconds by which the stand-in's clock runs ahead of the real one. */
  clockAhead: number;
  customers: Map<string, CustomerRecord>;
  subscriptions: Map<string, SubscriptionRecord>;
  invoices: Map<string, InvoiceRecord>;
  /** Prorations that wait for the next invoice. */
  pendingLines: LineRecord[];
  paymentIntents: Map<string, PaymentIntentRecord>;
  charges: Map<string, ChargeRecord>;
  refunds: Map<string, RefundRecord>;
  disputes: Map<string, DisputeRecord>;
  checkouts: Map<string, CheckoutRecord>;
  portals: Map<string, PortalRecord>;
  events: Map<string, EventRecord>;
};

/** `accepted-once` pays the first time and is declined from then on. */
export type CardBehaviour = 'accepted' | 'declined' | 'accepted-once';

export type CardRecord = {
  id: string;
  created: number;
  last4: string;
  behaviour: CardBehaviour;
};

export type CustomerRecord = {
  id: string;
  created: number;
  email: string | null;
  name: string | null;
  description: string | null;
  metadata: Stripe.Metadata;
  /** Cents; below zero it is credit that the next invoices use up. */
  balance: number;
  card: CardRecord | null;
  deleted: boolean;
  invoicePrefix: string;
  invoiceCount: number;
};

export type SubscriptionStatus =
  | 'incomplete'
  | 'incomplete_expired'
  | 'active'
  | 'past_due'
  | 'canceled';

export type SubscriptionRecord = {
  id: string;
  itemId: string;
  customer: string;
  status: SubscriptionStatus;
  price: string;
  quantity: number;
  created: number;
  /** Periods are counted from here, so that 31 January renews on 28 February and on 31 March. */
  anchor: number;
  periodNumber: number;
  periodStart: number;
  periodEnd: number;
  cancelAtPeriodEnd: boolean;
  canceledAt: number | null;
  endedAt: number | null;
  endReason: 'cancellation_requested' | 'payment_failed' | null;
  comment: string | null;
  feedback: string | null;
  description: string | null;
  metadata: Stripe.Metadata;
  latestInvoice: string | null;
  /** A change that waits for its invoice to be paid. */
  pendingUpdate: { price: string; quantity: number; expiresAt: number; invoice: string } | null;
};

export type LineRecord = {
  id: string;
  amount: number;
  description: string;
  periodStart: number;
  periodEnd: number;
  price: string;
  quantity: number;
  proration: boolean;
  /** Set on a proration: the invoice item that it was. */
  invoiceItem: string | null;
  subscription: string;
  subscriptionItem: string;
  customer: string;
};

export type InvoiceRecord = {
  id: string;
  number: string | null;
  customer: string;
  subscription: string;
  status: 'draft' | 'open' | 'paid' | 'void';
  reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update' | 'upcoming';
  created: number;
  periodStart: number;
  periodEnd: number;
  lines: LineRecord[];
  startingBalance: number;
  endingBalance: number | null;
  amountDue: number;
  amountPaid: number;
  attempts: number;
  nextAttempt: number | null;
  finalizesAt: number | null;
  finalizedAt: number | null;
  paidAt: number | null;
  voidedAt: number | null;
  paymentIntent: string | null;
  /** Copied from the subscription when the invoice was made. */
  metadata: Stripe.Metadata;
};

export type PaymentIntentRecord = {
  id: string;
  created: number;
  customer: string;
  invoice: string;
  amount: number;
  status: 'requires_payment_method' | 'succeeded' | 'canceled';
  charge: string | null;
  paidAt: number | null;
};

export type ChargeRecord = {
  id: string;
  created: number;
  customer: string;
  paymentIntent: string;
  invoice: string;
  amount: number;
  refunded: number;
  paid: boolean;
  disputed: boolean;
  card: string;
  last4: string;
  description: string;
};

export type RefundRecord = {
  id: string;
  created: number;
  charge: string;
  amount: number;
  reason: 'duplicate' | 'fraudulent' | 'requested_by_customer' | null;
  metadata: Stripe.Metadata;
};

export type DisputeRecord = {
  id: string;
  created: number;
  charge: string;
  amount: number;
  reason: string;
  status: 'needs_response' | 'won' | 'lost';
};

export type CheckoutRecord = {
  id: string;
  created: number;
  expiresAt: number;
  status: 'open' | 'complete' | 'expired';
  customer: string | null;
  email: string | null;
  clientReference: string | null;
  price: string;
  quantity: number;
  metadata: Stripe.Metadata;
  subscriptionMetadata: Stripe.Metadata;
  subscriptionDescription: string | null;
  successUrl: string;
  cancelUrl: string | null;
  subscription: string | null;
  invoice: string | null;
};

export type PortalRecord = {
  id: string;
  created: number;
  customer: string;
  returnUrl: string | null;
};

export type EventRecord = {
  id: string;
  created: number;
  type: Stripe.Event['type'];
  /** As it was when it happened; it never changes again. */
  payload: string;
};

export function emptyWorld(): World {
  return {
    clockAhead: 0,
    customers: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    pendingLines: [],
    paymentIntents: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    checkouts: new Map(),
    portals: new Map(),
    events: new Map(),
  };
}

/** As unguessable as Stripe's: a checkout's id is all that is needed to see it. */
export const newId = (prefix: string) => `${prefix}_${randomBytes(15).toString('hex')}`;
