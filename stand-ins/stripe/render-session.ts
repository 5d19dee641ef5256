import type Stripe from 'stripe';
import { renderPrice } from './catalogue.ts';
import { listed, offerOf, type Stand } from './stand.ts';
import type { CheckoutRecord, PortalRecord } from './world.ts';

export function renderCheckout(stand: Stand, session: CheckoutRecord): Stripe.Checkout.Session {
  const { id, status } = session;
  const amount = offerOf(stand, session.price).cents * session.quantity;
  const buyer = session.customer ? stand.world.customers.get(session.customer) : undefined;
  const email = buyer?.email ?? session.email;
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: session.cancelUrl,
    client_reference_id: session.clientReference,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: session.created,
    currency: 'usd',
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: session.customer,
    customer_account: null,
    customer_creation: session.customer ? null : 'always',
    customer_details: email
      ? {
          address: null,
          business_name: null,
          email,
          individual_name: null,
          name: buyer?.name ?? null,
          phone: null,
          tax_exempt: 'none',
          tax_ids: [],
        }
      : null,
    customer_email: session.email,
    discounts: [],
    expires_at: session.expiresAt,
    integration_identifier: null,
    invoice: session.invoice,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: null,
    metadata: session.metadata,
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    permissions: null,
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status,
    submit_type: null,
    subscription: status === 'complete' ? session.subscription : null,
    success_url: session.successUrl,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: status === 'open' ? pageAddress(session.successUrl, `checkout/${id}`) : null,
    wallet_options: null,
  };
}

/** What is bought in a checkout; Stripe sends it only where it is asked for. */
export function renderLineItems(
  stand: Stand,
  { id, price, quantity }: CheckoutRecord,
): Stripe.ApiList<Stripe.LineItem> {
  const offer = offerOf(stand, price);
  return listed<Stripe.LineItem>(`/v1/checkout/sessions/${id}/line_items`, [
    {
      id: id.replace('cs_test_', 'li_'),
      object: 'item',
      adjustable_quantity: null,
      amount_discount: 0,
      amount_subtotal: offer.cents * quantity,
      amount_tax: 0,
      amount_total: offer.cents * quantity,
      currency: 'usd',
      description: offer.name,
      metadata: {},
      price: renderPrice(offer),
      quantity,
    },
  ]);
}

export function renderPortal(stand: Stand, session: PortalRecord): Stripe.BillingPortal.Session {
  return {
    id: session.id,
    object: 'billing_portal.session',
    configuration: portalConfigurationId,
    created: session.created,
    customer: session.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: session.returnUrl,
    url: pageAddress(session.returnUrl ?? stand.siteUrl, `portal/${session.id}`),
  };
}

/**
 * The pages stand on the site itself, under the name by which somebody reached it: the way back
 * leads there, and a browser sends a form of the site to no other.
 */
const pageAddress = (back: string, path: string) =>
  `${new URL(back).origin}/stand-in-for-stripe/${path}`;

export const portalConfigurationId = 'bpc_standin';
