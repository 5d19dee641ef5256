import Stripe from 'stripe';

/** One thing that the account sells by the month. */
export type Offer = { price: string; product: string; name: string; cents: number };

/** When the account was set up: before anything that happens in it. 2025-01-01. */
const opened = 1_735_689_600;

export function renderPrice({ price, product, cents }: Offer): Stripe.Price {
  return {
    id: price,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: opened,
    currency: 'usd',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product,
    recurring: {
      interval: 'month',
      interval_count: 1,
      meter: null,
      trial_period_days: null,
      usage_type: 'licensed',
    },
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: 'recurring',
    unit_amount: cents,
    unit_amount_decimal: Stripe.Decimal.from(cents),
  };
}

/** The older form of a price, which subscription items still carry. */
export function renderPlan({ price, product, cents }: Offer): Stripe.Plan {
  return {
    id: price,
    object: 'plan',
    active: true,
    amount: cents,
    amount_decimal: Stripe.Decimal.from(cents),
    billing_scheme: 'per_unit',
    created: opened,
    currency: 'usd',
    interval: 'month',
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

export function renderProduct({ price, product, name }: Offer): Stripe.Product {
  return {
    id: product,
    object: 'product',
    active: true,
    created: opened,
    default_price: price,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    name,
    package_dimensions: null,
    shippable: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    updated: opened,
    url: null,
  };
}
