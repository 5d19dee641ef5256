import { z } from 'zod';
import { choiceOf, itemFields, prorationFields } from './change-of-plan.ts';
import { changePlan } from './change-plan.ts';
import { mergeMetadata, requireCustomer } from './customer-calls.ts';
import { found, StripeFault } from './fault.ts';
import { flag, metadata, moment, text } from './fields.ts';
import { pageOf, paging } from './pages-of-lists.ts';
import { renderSubscription } from './render-subscription.ts';
import { route } from './route.ts';
import type { Stand } from './stand.ts';
import { changeSubscription, collect, endSubscription, invoicePending } from './subscriptions.ts';
import type { SubscriptionRecord } from './world.ts';

const find = (stand: Stand, id: string): SubscriptionRecord =>
  found(stand.world.subscriptions, { what: 'subscription', id });

const over = (status: SubscriptionRecord['status']) =>
  status === 'canceled' || status === 'incomplete_expired';

const cancellation = z.strictObject({ comment: text.optional(), feedback: text.optional() });

const changes = z.strictObject({
  items: itemFields.optional(),
  ...prorationFields,
  payment_behavior: z
    .enum(['allow_incomplete', 'error_if_incomplete', 'pending_if_incomplete'])
    .default('allow_incomplete'),
  cancel_at_period_end: flag.optional(),
  cancellation_details: cancellation.optional(),
  metadata: metadata.optional(),
  description: text.optional(),
});

function update(stand: Stand, subscription: SubscriptionRecord, params: z.output<typeof changes>) {
  if (over(subscription.status)) {
    throw new StripeFault(
      'A canceled subscription can only update its cancellation_details and metadata.',
      { code: 'invalid_canceled_subscription_fields' },
    );
  }
  const choice = params.items && choiceOf(stand, subscription, params.items);
  if (params.payment_behavior === 'pending_if_incomplete') refuseBeside(params);
  if (choice) changePlan(stand, subscription, { ...params, choice });
  changeSubscription(stand, subscription, () => {
    const { cancel_at_period_end: ends, cancellation_details: details } = params;
    if (ends !== undefined && ends !== subscription.cancelAtPeriodEnd) {
      subscription.cancelAtPeriodEnd = ends;
      subscription.canceledAt = ends ? stand.now() : null;
      subscription.endReason = ends ? 'cancellation_requested' : null;
    }
    explain(subscription, details);
    if (params.metadata) {
      subscription.metadata = mergeMetadata(subscription.metadata, params.metadata);
    }
    if (params.description !== undefined) subscription.description = params.description || null;
  });
}

/** What may wait for a payment is the plan alone, as at Stripe. */
function refuseBeside(params: z.output<typeof changes>): void {
  for (const param of ['cancel_at_period_end', 'cancellation_details', 'metadata'] as const) {
    if (params[param] !== undefined) {
      throw new StripeFault(
        `You cannot pass \`${param}\` with \`payment_behavior\` set to \`pending_if_incomplete\`.`,
        { param },
      );
    }
  }
}

function explain(subscription: SubscriptionRecord, details?: z.output<typeof cancellation>): void {
  if (details?.comment !== undefined) subscription.comment = details.comment || null;
  if (details?.feedback !== undefined) subscription.feedback = details.feedback || null;
}

export const subscriptionCalls = [
  route('GET /v1/subscriptions/:id', z.strictObject({}), ({ stand, id }) =>
    renderSubscription(stand, find(stand, id)),
  ),
  route('POST /v1/subscriptions/:id', changes, ({ stand, id, params }) => {
    const subscription = find(stand, id);
    update(stand, subscription, params);
    return renderSubscription(stand, subscription);
  }),
  route(
    'DELETE /v1/subscriptions/:id',
    z.strictObject({
      cancellation_details: cancellation.optional(),
      invoice_now: flag.default(false),
      prorate: flag.default(false),
    }),
    ({ stand, id, params }) => {
      const subscription = find(stand, id);
      // Stripe answers for one that is over as for one that never was.
      if (over(subscription.status)) return find(stand, `${id} (canceled)`);
      explain(subscription, params.cancellation_details);
      endSubscription(stand, subscription, 'cancellation_requested', {
        prorate: params.prorate,
      });
      const invoice = params.invoice_now ? invoicePending(stand, subscription) : null;
      if (invoice) collect(stand, invoice);
      return renderSubscription(stand, subscription);
    },
  ),
  route(
    'GET /v1/subscriptions',
    z.strictObject({
      ...paging,
      customer: text.optional(),
      price: text.optional(),
      status: z
        .enum([
          'all',
          'ended',
          'active',
          'past_due',
          'incomplete',
          'incomplete_expired',
          'canceled',
        ])
        .or(z.enum(['trialing', 'unpaid', 'paused']))
        .optional(),
      created: moment.optional(),
    }),
    ({ stand, params }) => {
      requireCustomer(stand, params.customer);
      return pageOf([...stand.world.subscriptions.values()].filter(matching(params)), {
        params,
        url: '/v1/subscriptions',
        render: (subscription) => renderSubscription(stand, subscription),
      });
    },
  ),
];

type Wanted = {
  customer?: string;
  price?: string;
  status?: string;
  created?: (at: number) => boolean;
};

/** Without a status, Stripe leaves out those that are canceled. */
function matching({ customer, price, status, created }: Wanted) {
  return (one: SubscriptionRecord) =>
    (customer === undefined || one.customer === customer) &&
    (price === undefined || one.price === price) &&
    (!created || created(one.created)) &&
    (status === undefined
      ? one.status !== 'canceled'
      : status === 'all' || one.status === status || (status === 'ended' && over(one.status)));
}
