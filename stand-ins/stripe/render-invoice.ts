import Stripe from 'stripe';
import { listed, offerOf, type Stand } from './stand.ts';
import type { InvoiceRecord, LineRecord } from './world.ts';

export function renderInvoice(stand: Stand, invoice: InvoiceRecord): Stripe.Invoice {
  const { id, customer, subscription, status } = invoice;
  const total = totalOf(invoice.lines);
  const buyer = stand.world.customers.get(customer);
  const page = status === 'draft' ? null : `${stand.siteUrl}/stand-in-for-stripe/invoices/${id}`;
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'A demonstration',
    account_tax_ids: null,
    amount_due: invoice.amountDue,
    amount_overpaid: 0,
    amount_paid: invoice.amountPaid,
    amount_remaining: invoice.amountDue - invoice.amountPaid,
    amount_shipping: 0,
    application: null,
    attempt_count: invoice.attempts,
    attempted: invoice.attempts > 0,
    auto_advance: status === 'draft' || invoice.nextAttempt !== null,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: status === 'draft' ? invoice.finalizesAt : null,
    billing_reason: invoice.reason,
    collection_method: 'charge_automatically',
    created: invoice.created,
    currency: 'usd',
    custom_fields: null,
    customer,
    customer_account: null,
    customer_address: null,
    customer_email: buyer?.email ?? null,
    customer_name: buyer?.name ?? null,
    customer_phone: null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: null,
    effective_at: invoice.finalizedAt,
    ending_balance: invoice.endingBalance,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: page,
    invoice_pdf: page,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listed(
      `/v1/invoices/${id}/lines`,
      invoice.lines.map((line) => renderLine(stand, line, id)),
    ),
    livemode: false,
    metadata: {},
    next_payment_attempt: invoice.nextAttempt ?? (status === 'draft' ? invoice.finalizesAt : null),
    number: invoice.number,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: invoice.metadata, subscription },
      type: 'subscription_details',
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: invoice.periodEnd,
    period_start: invoice.periodStart,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: invoice.startingBalance,
    statement_descriptor: null,
    status,
    status_transitions: {
      finalized_at: invoice.finalizedAt,
      marked_uncollectible_at: null,
      paid_at: invoice.paidAt,
      voided_at: invoice.voidedAt,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: invoice.finalizedAt,
  };
}

/** Cents. */
export const totalOf = (lines: readonly LineRecord[]) =>
  lines.reduce((sum, line) => sum + line.amount, 0);

function renderLine(stand: Stand, line: LineRecord, invoice: string): Stripe.InvoiceLineItem {
  const offer = offerOf(stand, line.price);
  return {
    id: line.id,
    object: 'line_item',
    amount: line.amount,
    currency: 'usd',
    description: line.description,
    discount_amounts: [],
    discountable: !line.proration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: {},
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: line.invoiceItem,
        proration: line.proration,
        proration_details: line.proration ? { credited_items: null } : null,
        subscription: line.subscription,
        subscription_item: line.subscriptionItem,
      },
      type: 'subscription_item_details',
    },
    period: { end: line.periodEnd, start: line.periodStart },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: offer.price, product: offer.product },
      type: 'price_details',
      unit_amount_decimal: Stripe.Decimal.from(line.proration ? line.amount : offer.cents),
    },
    quantity: line.quantity,
    quantity_decimal: Stripe.Decimal.from(line.quantity),
    subscription: line.subscription,
    subtotal: line.amount,
    taxes: [],
  };
}
