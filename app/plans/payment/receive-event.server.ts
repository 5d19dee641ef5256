import type Stripe from 'stripe';
import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { db, isDuplicate, transact } from '#app/platform/db.server.ts';
import type { JobHandler } from '#app/platform/jobs/job.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import { recordDispute, recordRefunds } from './payment-matters.server.ts';
import { orTryLater, requireSettings, stripe, toDate } from './stripe.server.ts';
import { syncCustomer } from './sync-customer.server.ts';

/** The events that say something new about what a customer pays for. */
const aboutCustomers = [
  'checkout.session.completed',
  'checkout.session.expired',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'customer.deleted',
  'invoice.paid',
  'invoice.payment_failed',
] as const;

/** What a webhook endpoint has to send. */
export const wantedEvents: readonly string[] = [
  ...aboutCustomers,
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
];

/** Whom or what to ask Stripe about. */
const payload = z.object({
  eventId: z.string(),
  customer: z.string().nullable(),
  charge: z.string().nullable(),
  dispute: z.string().nullable(),
});

/**
 * Takes in what says to be an event of Stripe: the raw body and its signature header. An event that
 * came before, or that nothing here is made of, is left at that.
 * @throws AppError invalid when the signature is missing, wrong or more than five minutes old
 */
export async function receiveEvent(body: string, signature: string | null): Promise<void> {
  const event = verify(body, signature);
  if (!wantedEvents.includes(event.type)) return;
  const { id, type, created } = event;
  try {
    await transact(async (tx) => {
      await tx.stripeEvent.create({ data: { id, type, createdAt: toDate(created) } });
      const about = { eventId: id, ...subjectOf(event) };
      await enqueueJob(tx, { kind: 'stripe-event', payload: about, subjectId: id });
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
  }
}

function verify(body: string, signature: string | null): Stripe.Event {
  try {
    return stripe().webhooks.constructEvent(body, signature ?? '', requireSettings().webhookSecret);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('invalid', 'This is not signed as an event of Stripe.', { cause });
  }
}

/** Ids alone: what an event says besides may be old by the time it is handled. */
function subjectOf(event: Stripe.Event) {
  const { object } = event.data;
  const id = 'id' in object && typeof object.id === 'string' ? object.id : null;
  const isDispute = object.object === 'dispute';
  return {
    customer: object.object === 'customer' ? id : customerOf(object),
    charge: event.type === 'charge.refunded' ? id : null,
    dispute: isDispute ? id : null,
  };
}

function customerOf(object: object): string | null {
  if (!('customer' in object)) return null;
  const { customer } = object;
  if (typeof customer === 'string') return customer;
  const isObject = typeof customer === 'object' && customer !== null && 'id' in customer;
  return isObject && typeof customer.id === 'string' ? customer.id : null;
}

/** The job that an event asks for. */
export const handleEvent: JobHandler = async (given) => {
  const { eventId, customer, charge, dispute } = payload.parse(given);
  await orTryLater(
    (async () => {
      if (charge) await recordRefunds({ charge });
      else if (dispute) await recordDispute(dispute);
      else if (customer) await syncCustomer(customer);
    })(),
  );
  await db.stripeEvent.updateMany({ where: { id: eventId }, data: { handledAt: new Date() } });
};
