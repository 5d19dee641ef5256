import { z } from 'zod';
import { expireCheckout } from './clock.ts';
import { livingCustomer, requireCustomer } from './customer-calls.ts';
import { found, StripeFault } from './fault.ts';
import { address, flag, metadata, text, wholeNumber } from './fields.ts';
import { pageOf, paging } from './pages-of-lists.ts';
import { renderCheckout, renderLineItems, renderPortal } from './render-session.ts';
import { route } from './route.ts';
import { offerOf, type Stand } from './stand.ts';
import { type CheckoutRecord, newId } from './world.ts';

/** An address that Stripe sends people to; the session's id goes where `{CHECKOUT_SESSION_ID}` is. */
const returnAddress = z
  .string()
  .refine((url) => URL.canParse(url.replace('{CHECKOUT_SESSION_ID}', 'id')), 'Not a valid URL');

const newCheckout = z.strictObject({
  mode: z.literal('subscription'),
  customer: text.optional(),
  customer_email: text.optional(),
  client_reference_id: text.optional(),
  line_items: z
    .array(
      z.strictObject({ price: text, quantity: wholeNumber.pipe(z.number().min(1)).default(1) }),
    )
    .length(1),
  metadata: metadata.default({}),
  subscription_data: z
    .strictObject({ metadata: metadata.default({}), description: text.optional() })
    .optional(),
  success_url: returnAddress,
  cancel_url: returnAddress.optional(),
  expires_at: wholeNumber.optional(),
  // What follows changes how Stripe's own page looks and asks; the stand-in's is always the same.
  ui_mode: z.literal('hosted_page').optional(),
  payment_method_types: z.array(z.literal('card')).optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  allow_promotion_codes: flag.optional(),
  automatic_tax: z.strictObject({ enabled: z.literal('false') }).optional(),
  billing_address_collection: z.enum(['auto', 'required']).optional(),
  customer_update: z.record(z.string(), z.enum(['auto', 'never'])).optional(),
  locale: text.optional(),
  submit_type: text.optional(),
  custom_text: z.record(z.string(), z.strictObject({ message: text })).optional(),
});

const dayInSeconds = 86_400;

function createCheckout(stand: Stand, params: z.output<typeof newCheckout>): CheckoutRecord {
  const [item] = params.line_items;
  if (!item) throw new StripeFault('Missing required param: line_items.', { param: 'line_items' });
  offerOf(stand, item.price, 'line_items[0][price]');
  if (params.customer) livingCustomer(stand, params.customer, 'customer');
  const created = stand.now();
  const expiresAt = params.expires_at ?? created + dayInSeconds;
  if (expiresAt < created + 1800 || expiresAt > created + dayInSeconds) {
    throw new StripeFault('The `expires_at` must be between 30 minutes and 24 hours from now.', {
      param: 'expires_at',
    });
  }
  const id = newId('cs_test');
  const fill = (url: string) => url.replaceAll('{CHECKOUT_SESSION_ID}', id);
  const session: CheckoutRecord = {
    id,
    created,
    expiresAt,
    status: 'open',
    customer: params.customer ?? null,
    email: params.customer_email ?? null,
    clientReference: params.client_reference_id ?? null,
    price: item.price,
    quantity: item.quantity,
    metadata: params.metadata,
    subscriptionMetadata: params.subscription_data?.metadata ?? {},
    subscriptionDescription: params.subscription_data?.description ?? null,
    successUrl: fill(params.success_url),
    cancelUrl: params.cancel_url === undefined ? null : fill(params.cancel_url),
    subscription: null,
    invoice: null,
  };
  stand.world.checkouts.set(id, session);
  return session;
}

const find = (stand: Stand, id: string) =>
  found(stand.world.checkouts, { what: 'checkout.session', id, param: 'session' });

export const sessionCalls = [
  route('POST /v1/checkout/sessions', newCheckout, ({ stand, params }) =>
    renderCheckout(stand, createCheckout(stand, params)),
  ),
  route('GET /v1/checkout/sessions/:id', z.strictObject({}), ({ stand, id }) =>
    renderCheckout(stand, find(stand, id)),
  ),
  route('GET /v1/checkout/sessions/:id/line_items', z.strictObject({ ...paging }), (call) =>
    renderLineItems(call.stand, find(call.stand, call.id)),
  ),
  route('POST /v1/checkout/sessions/:id/expire', z.strictObject({}), ({ stand, id }) => {
    const session = find(stand, id);
    if (session.status !== 'open') {
      throw new StripeFault(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    }
    expireCheckout(stand, session);
    return renderCheckout(stand, session);
  }),
  route(
    'GET /v1/checkout/sessions',
    z.strictObject({
      ...paging,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['open', 'complete', 'expired']).optional(),
    }),
    ({ stand, params: { customer, subscription, status, ...params } }) => {
      requireCustomer(stand, customer);
      const wanted = [...stand.world.checkouts.values()].filter(
        (session) =>
          (customer === undefined || session.customer === customer) &&
          (subscription === undefined || session.subscription === subscription) &&
          (status === undefined || session.status === status),
      );
      return pageOf(wanted, {
        params,
        url: '/v1/checkout/sessions',
        render: (session) => renderCheckout(stand, session),
      });
    },
  ),
  route(
    'POST /v1/billing_portal/sessions',
    z.strictObject({
      customer: text,
      return_url: address.optional(),
      configuration: text.optional(),
      locale: text.optional(),
    }),
    ({ stand, params }) => {
      livingCustomer(stand, params.customer, 'customer');
      const session = {
        id: newId('bps'),
        created: stand.now(),
        customer: params.customer,
        returnUrl: params.return_url ?? null,
      };
      stand.world.portals.set(session.id, session);
      return renderPortal(stand, session);
    },
  ),
];
