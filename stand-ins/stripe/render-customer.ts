import type Stripe from 'stripe';
import type { CardRecord, CustomerRecord } from './world.ts';

export function renderCustomer(customer: CustomerRecord): Stripe.Customer {
  return {
    id: customer.id,
    object: 'customer',
    address: null,
    balance: customer.balance,
    created: customer.created,
    currency: customer.invoiceCount > 0 ? 'usd' : null,
    default_source: null,
    delinquent: false,
    description: customer.description,
    discount: null,
    email: customer.email,
    invoice_prefix: customer.invoicePrefix,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: customer.card?.id ?? null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: customer.metadata,
    name: customer.name,
    next_invoice_sequence: customer.invoiceCount + 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
  };
}

export function renderDeletedCustomer({ id }: CustomerRecord): Stripe.DeletedCustomer {
  return { id, object: 'customer', deleted: true };
}

export function renderPaymentMethod(
  { id, created, last4 }: CardRecord,
  customer: CustomerRecord,
): Stripe.PaymentMethod {
  return {
    id,
    object: 'payment_method',
    allow_redisplay: 'always',
    billing_details: {
      address: null,
      email: customer.email,
      name: customer.name,
      phone: null,
      tax_id: null,
    },
    card: {
      brand: 'visa',
      checks: null,
      country: 'US',
      display_brand: 'visa',
      exp_month: 12,
      exp_year: new Date(created * 1000).getUTCFullYear() + 4,
      funding: 'credit',
      generated_from: null,
      last4,
      networks: null,
      regulated_status: 'unregulated',
      three_d_secure_usage: null,
      wallet: null,
    },
    created,
    customer: customer.id,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  };
}
