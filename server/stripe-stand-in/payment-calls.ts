import { z } from 'zod';
import { found, missing, StripeFault } from './fault.ts';
import { metadata, moment, text, wholeNumber } from './fields.ts';
import { pageOf, paging } from './pages-of-lists.ts';
import { renderDispute } from './render-dispute.ts';
import {
  renderCharge,
  renderInvoicePayment,
  renderPaymentIntent,
  renderRefund,
} from './render-payment.ts';
import { route } from './route.ts';
import { previousAttributes, type Stand } from './stand.ts';
import { type ChargeRecord, newId, type RefundRecord } from './world.ts';

const refundFields = z.strictObject({
  charge: text.optional(),
  payment_intent: text.optional(),
  amount: wholeNumber.pipe(z.number().min(1)).optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata.default({}),
});

function refund(stand: Stand, params: z.output<typeof refundFields>): RefundRecord {
  const charge = chargeOf(stand, params);
  const left = charge.amount - charge.refunded;
  const amount = params.amount ?? left;
  if (!charge.paid || left === 0) {
    throw new StripeFault(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  if (charge.disputed) {
    throw new StripeFault('This charge has been charged back.', { code: 'charge_disputed' });
  }
  if (amount > left) {
    throw new StripeFault(
      `Refund amount ($${amount / 100}) is greater than unrefunded amount on charge ($${left / 100})`,
      { param: 'amount' },
    );
  }
  const before = renderCharge(stand, charge);
  charge.refunded += amount;
  const made: RefundRecord = {
    id: newId('re'),
    created: stand.now(),
    charge: charge.id,
    amount,
    reason: params.reason ?? null,
    metadata: params.metadata,
  };
  stand.world.refunds.set(made.id, made);
  const after = renderCharge(stand, charge);
  stand.emit('charge.refunded', after, previousAttributes(before, after));
  stand.emit('refund.created', renderRefund(stand, made));
  return made;
}

function chargeOf(stand: Stand, params: { charge?: string; payment_intent?: string }) {
  const { charges, paymentIntents } = stand.world;
  if (params.charge !== undefined) {
    return found(charges, { what: 'charge', id: params.charge, param: 'charge' });
  }
  if (params.payment_intent === undefined) {
    throw new StripeFault(
      'One of the following params should be provided: payment_intent or charge.',
    );
  }
  const id = params.payment_intent;
  const intent = found(paymentIntents, { what: 'payment_intent', id, param: 'payment_intent' });
  if (!intent.charge)
    throw new StripeFault('This PaymentIntent does not have a successful charge.');
  return found(charges, { what: 'charge', id: intent.charge });
}

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
