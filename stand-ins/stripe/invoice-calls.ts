import { z } from 'zod';
import { choiceOf, itemFields, prorationFields, prorationMoment } from './change-of-plan.ts';
import { livingCustomer, requireCustomer } from './customer-calls.ts';
import { declined, found, StripeFault } from './fault.ts';
import { flag, moment, text } from './fields.ts';
import { draftInvoice, finalizeInvoice, voidInvoice } from './invoices.ts';
import { monthsAfter } from './months.ts';
import { pageOf, paging } from './pages-of-lists.ts';
import { periodLine, prorate } from './prorate.ts';
import { renderInvoice } from './render-invoice.ts';
import { route } from './route.ts';
import type { Stand } from './stand.ts';
import { collect } from './subscriptions.ts';
import type { InvoiceRecord, SubscriptionRecord } from './world.ts';

const find = (stand: Stand, id: string) => found(stand.world.invoices, { what: 'invoice', id });

const preview = z.strictObject({
  customer: text.optional(),
  subscription: text,
  preview_mode: z.literal('next').optional(),
  subscription_details: z
    .strictObject({
      items: itemFields.optional(),
      ...prorationFields,
      cancel_at_period_end: flag.optional(),
      cancel_now: z.literal('false').optional(),
    })
    .optional(),
});

/** The invoice that would come: of the change alone if that is charged at once, else the next one. */
function previewInvoice(stand: Stand, params: z.output<typeof preview>): InvoiceRecord {
  const { world } = stand;
  const subscription = found(world.subscriptions, {
    what: 'subscription',
    id: params.subscription,
    param: 'subscription',
  });
  if (params.customer !== undefined && params.customer !== subscription.customer) {
    livingCustomer(stand, params.customer, 'customer');
    throw new StripeFault('The subscription belongs to another customer.', { param: 'customer' });
  }
  const details = params.subscription_details;
  const choice = details?.items ? choiceOf(stand, subscription, details.items) : subscription;
  const at = prorationMoment(stand, subscription, details?.proration_date);
  const how = details?.proration_behavior ?? 'create_prorations';
  const changes = how === 'none' ? [] : prorate(stand, subscription, { to: choice, at });
  const pending = world.pendingLines.filter((line) => line.subscription === subscription.id);
  if (how === 'always_invoice' && changes.length > 0) {
    const lines = [...pending, ...changes];
    return asUpcoming(draftInvoice(stand, { subscription, lines, reason: 'upcoming' }));
  }
  const ends = details?.cancel_at_period_end ?? subscription.cancelAtPeriodEnd;
  if (ends || subscription.status === 'canceled') {
    throw new StripeFault('No upcoming invoices for customer', {
      status: 404,
      code: 'invoice_upcoming_none',
    });
  }
  const next = { choice, ...nextPeriod(subscription) };
  const lines = [...pending, ...changes, periodLine(stand, subscription, next)];
  const invoice = asUpcoming(draftInvoice(stand, { subscription, lines, reason: 'upcoming' }));
  const { periodStart, periodEnd } = subscription;
  return { ...invoice, periodStart, periodEnd, created: periodEnd, nextAttempt: periodEnd + 3600 };
}

const nextPeriod = ({ periodEnd, anchor, periodNumber }: SubscriptionRecord) => ({
  start: periodEnd,
  end: monthsAfter(anchor, periodNumber + 1),
});

const asUpcoming = (invoice: InvoiceRecord): InvoiceRecord => ({
  ...invoice,
  id: invoice.id.replace('in_', 'upcoming_in_'),
});

export const invoiceCalls = [
  // Before the calls with an id: 'create_preview' is none.
  route('POST /v1/invoices/create_preview', preview, ({ stand, params }) =>
    renderInvoice(stand, previewInvoice(stand, params)),
  ),
  route('GET /v1/invoices/:id', z.strictObject({}), ({ stand, id }) =>
    renderInvoice(stand, find(stand, id)),
  ),
  route('POST /v1/invoices/:id/pay', z.strictObject({ off_session: flag.optional() }), (call) => {
    const invoice = find(call.stand, call.id);
    if (invoice.status === 'draft') finalizeInvoice(call.stand, invoice);
    if (!collect(call.stand, invoice)) throw declined();
    return renderInvoice(call.stand, invoice);
  }),
  route('POST /v1/invoices/:id/void', z.strictObject({}), ({ stand, id }) => {
    const invoice = find(stand, id);
    if (invoice.status !== 'open') {
      throw new StripeFault('You can only pass in open invoices.', { param: 'invoice' });
    }
    voidInvoice(stand, invoice);
    return renderInvoice(stand, invoice);
  }),
  route(
    'GET /v1/invoices',
    z.strictObject({
      ...paging,
      customer: text.optional(),
      subscription: text.optional(),
      status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']).optional(),
      created: moment.optional(),
    }),
    ({ stand, params: { customer, subscription, status, created, ...params } }) => {
      requireCustomer(stand, customer);
      const wanted = [...stand.world.invoices.values()].filter(
        (invoice) =>
          (customer === undefined || invoice.customer === customer) &&
          (subscription === undefined || invoice.subscription === subscription) &&
          (status === undefined || invoice.status === status) &&
          (!created || created(invoice.created)),
      );
      return pageOf(wanted, {
        params,
        url: '/v1/invoices',
        render: (invoice) => renderInvoice(stand, invoice),
      });
    },
  ),
];
