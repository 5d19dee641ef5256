import { z } from 'zod';
import { found, missing } from './fault.ts';
import { metadata, moment, text, wholeNumber } from './fields.ts';
import { pageOf, paging } from './pages-of-lists.ts';
import { refund } from './refunds.ts';
import { renderDispute } from './render-dispute.ts';
import {
  renderCharge,
  renderInvoicePayment,
  renderPaymentIntent,
  renderRefund,
} from './render-payment.ts';
import { route } from './route.ts';
import type { ChargeRecord } from './world.ts';

const refundFields = z.strictObject({
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: wholeNumber.pipe(z.number().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
});

const ofCustomer = z.strictObject({
  ...paging,
  customer: text.optional(),
  payment_intent: text.optional(),
  created: moment.optional(),
});

const payment = z
  .strictObject({ type: z.literal('payment_intent'), payment_intent: text })
  .optional();

export const paymentCalls = [
  route('GET /v1/payment_intents/:id', z.strictObject({}), ({ stand, id }) =>
    renderPaymentIntent(stand, found(stand.world.paymentIntents, { what: 'payment_intent', id })),
  ),
  route('GET /v1/charges/:id', z.strictObject({}), ({ stand, id }) =>
    renderCharge(stand, found(stand.world.charges, { what: 'charge', id })),
  ),
  route('GET /v1/charges', ofCustomer, ({ stand, params }) =>
    pageOf([...stand.world.charges.values()].filter(matching(params)), {
      params,
      url: '/v1/charges',
      render: (charge) => renderCharge(stand, charge),
    }),
  ),
  route('POST /v1/refunds', refundFields, ({ stand, params }) =>
    renderRefund(stand, refund(stand, params)),
  ),
  route('GET /v1/refunds/:id', z.strictObject({}), ({ stand, id }) =>
    renderRefund(stand, found(stand.world.refunds, { what: 'refund', id })),
  ),
  route(
    'GET /v1/refunds',
    z.strictObject({ ...paging, charge: text.optional(), created: moment.optional() }),
    ({ stand, params: { charge, created, ...params } }) =>
      pageOf(
        [...stand.world.refunds.values()].filter(
          (one) =>
            (charge === undefined || one.charge === charge) && (!created || created(one.created)),
        ),
        { params, url: '/v1/refunds', render: (one) => renderRefund(stand, one) },
      ),
  ),
  route('GET /v1/disputes/:id', z.strictObject({}), ({ stand, id }) =>
    renderDispute(stand, found(stand.world.disputes, { what: 'dispute', id })),
  ),
  route(
    'GET /v1/disputes',
    z.strictObject({ ...paging, charge: text.optional(), created: moment.optional() }),
    ({ stand, params: { charge, created, ...params } }) =>
      pageOf(
        [...stand.world.disputes.values()].filter(
          (one) =>
            (charge === undefined || one.charge === charge) && (!created || created(one.created)),
        ),
        { params, url: '/v1/disputes', render: (one) => renderDispute(stand, one) },
      ),
  ),
  route(
    'GET /v1/invoice_payments',
    z.strictObject({
      ...paging,
      invoice: text.optional(),
      status: z.enum(['open', 'paid', 'canceled']).optional(),
      payment,
    }),
    ({ stand, params: { invoice, status, payment: by, ...params } }) => {
      const all = [...stand.world.paymentIntents.values()]
        .filter((intent) => invoice === undefined || intent.invoice === invoice)
        .filter((intent) => !by || intent.id === by.payment_intent)
        .map((intent) => {
          const paidFor = stand.world.invoices.get(intent.invoice);
          if (!paidFor) throw missing('invoice', intent.invoice);
          return renderInvoicePayment(paidFor, intent);
        })
        .filter((one) => status === undefined || one.status === status);
      return pageOf(all, { params, url: '/v1/invoice_payments', render: (one) => one });
    },
  ),
];

type Wanted = {
  customer?: string;
  payment_intent?: string;
  created?: (at: number) => boolean;
};

function matching({ customer, payment_intent: intent, created }: Wanted) {
  return (charge: ChargeRecord) =>
    (customer === undefined || charge.customer === customer) &&
    (intent === undefined || charge.paymentIntent === intent) &&
    (!created || created(charge.created));
}
