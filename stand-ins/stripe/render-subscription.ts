import type Stripe from 'stripe';
import { renderPlan, renderPrice } from './catalogue.ts';
import { listed, offerOf, type Stand } from './stand.ts';
import type { SubscriptionRecord } from './world.ts';

export function renderSubscription(
  stand: Stand,
  subscription: SubscriptionRecord,
): Stripe.Subscription {
  const { id, customer, pendingUpdate } = subscription;
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: subscription.anchor,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'classic' },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: subscription.cancelAtPeriodEnd ? subscription.periodEnd : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt,
    cancellation_details: {
      comment: subscription.comment,
      feedback: subscription.feedback,
      feedback_option: null,
      reason: subscription.endReason,
    },
    collection_method: 'charge_automatically',
    created: subscription.created,
    currency: 'usd',
    customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: subscription.description,
    discounts: [],
    ended_at: subscription.endedAt,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listed(`/v1/subscription_items?subscription=${id}`, [
      renderItem(stand, subscription, subscription),
    ]),
    latest_invoice: subscription.latestInvoice,
    livemode: false,
    managed_payments: null,
    metadata: subscription.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: pendingUpdate && {
      billing_cycle_anchor: null,
      cancel_at_period_end: null,
      discount: null,
      discounts: null,
      expires_at: pendingUpdate.expiresAt,
      metadata: null,
      subscription_items: [renderItem(stand, subscription, pendingUpdate)],
      trial_end: null,
      trial_from_plan: null,
    },
    schedule: null,
    start_date: subscription.created,
    status: subscription.status,
    test_clock: null,
    transfer_data: null,
    trial_end: null,
    trial_settings: null,
    trial_start: null,
  };
}

function renderItem(
  stand: Stand,
  subscription: SubscriptionRecord,
  { price, quantity }: { price: string; quantity: number },
): Stripe.SubscriptionItem {
  const offer = offerOf(stand, price);
  return {
    id: subscription.itemId,
    object: 'subscription_item',
    billing_thresholds: null,
    created: subscription.created,
    current_period_end: subscription.periodEnd,
    current_period_start: subscription.periodStart,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: renderPlan(offer),
    price: renderPrice(offer),
    quantity,
    subscription: subscription.id,
    tax_rates: [],
  };
}
