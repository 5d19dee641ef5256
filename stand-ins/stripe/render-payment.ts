import type Stripe from 'stripe';
import { found } from './fault.ts';
import type { Stand } from './stand.ts';
import type { ChargeRecord, InvoiceRecord, PaymentIntentRecord, RefundRecord } from './world.ts';

export function renderPaymentIntent(
  stand: Stand,
  intent: PaymentIntentRecord,
): Stripe.PaymentIntent {
  const paid = intent.status === 'succeeded';
  const card = stand.world.customers.get(intent.customer)?.card;
  return {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: null,
    amount: intent.amount,
    amount_capturable: 0,
    amount_received: paid ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: intent.status === 'canceled' ? 'void_invoice' : null,
    capture_method: 'automatic',
    client_secret: null,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: 'usd',
    customer: intent.customer,
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    last_payment_error:
      intent.charge && intent.status === 'requires_payment_method'
        ? {
            type: 'card_error',
            code: 'card_declined',
            decline_code: 'generic_decline',
            message: 'Your card was declined.',
            charge: intent.charge,
          }
        : null,
    latest_charge: intent.charge,
    livemode: false,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method: paid ? (card?.id ?? null) : null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  };
}

export function renderCharge(stand: Stand, charge: ChargeRecord): Stripe.Charge {
  const { amount, paid, refunded } = charge;
  const buyer = stand.world.customers.get(charge.customer);
  return {
    id: charge.id,
    object: 'charge',
    amount,
    amount_captured: paid ? amount : 0,
    amount_refunded: refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: {
      address: null,
      email: buyer?.email ?? null,
      name: buyer?.name ?? null,
      phone: null,
      tax_id: null,
    },
    calculated_statement_descriptor: 'DEMONSTRATION',
    captured: paid,
    created: charge.created,
    currency: 'usd',
    customer: charge.customer,
    description: charge.description,
    disputed: charge.disputed,
    failure_balance_transaction: null,
    failure_code: paid ? null : 'card_declined',
    failure_message: paid ? null : 'Your card was declined.',
    fraud_details: {},
    livemode: false,
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    paid,
    payment_intent: charge.paymentIntent,
    payment_method: charge.card,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: paid && refunded === amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

export function renderRefund(stand: Stand, refund: RefundRecord): Stripe.Refund {
  const charge = found(stand.world.charges, { what: 'charge', id: refund.charge });
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: null,
    charge: charge.id,
    created: refund.created,
    currency: 'usd',
    customer: charge.customer,
    customer_account: null,
    metadata: refund.metadata,
    payment_intent: charge.paymentIntent,
    payment_method: charge.card,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}

/** How an invoice is, or is to be, paid: the way from a charge back to its invoice. */
export function renderInvoicePayment(
  { id, amountDue, status, paidAt }: InvoiceRecord,
  intent: PaymentIntentRecord,
): Stripe.InvoicePayment {
  return {
    id: intent.id.replace('pi_', 'inpay_'),
    object: 'invoice_payment',
    amount_paid: status === 'paid' ? amountDue : null,
    amount_requested: amountDue,
    created: intent.created,
    currency: 'usd',
    invoice: id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: 'payment_intent' },
    status: status === 'paid' ? 'paid' : status === 'void' ? 'canceled' : 'open',
    status_transitions: { canceled_at: null, paid_at: paidAt },
  };
}
