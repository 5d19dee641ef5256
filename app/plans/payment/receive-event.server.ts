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
 * @throws AppError invalid when the signature is missing, wrong or more than five minutes off, or
 *   what it signs is no event
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

/** Seconds that a signature may be old by our clock, or ahead of it. */
const tolerance = 300;

/** What is read of an event. Its signature says who sent it, not that it is whole. */
const stripeEvent = z.object({
  id: z.string().regex(/^\w{1,255}$/),
  type: z.string(),
  // Until the end of the year 9999, in seconds.
  created: z.int().min(0).max(253_402_300_799),
  data: z.object({ object: z.looseObject({ object: z.string() }) }),
});

type StripeEvent = z.infer<typeof stripeEvent>;

function verify(body: string, signature: string | null): StripeEvent {
  try {
    const { webhookSecret } = requireSettings();
    const { webhooks } = stripe();
    const event: unknown = webhooks.constructEvent(body, signature ?? '', webhookSecret, tolerance);
    refuseFuture(signature ?? '');
    return stripeEvent.parse(event);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('invalid', 'This is not signed as an event of Stripe.', { cause });
  }
}

/** Stripe's library looks only for signatures that are too old. It takes the last time given. */
function refuseFuture(signature: string) {
  const times = signature.split(',').filter((part) => part.startsWith('t='));
  const signedAt = Number.parseInt(times.at(-1)?.slice(2) ?? '', 10);
  if (signedAt - Date.now() / 1000 > tolerance) throw new Error('signed in the future');
}

/** Ids alone: what an event says besides may be old by the time it is handled. */
function subjectOf(event: StripeEvent) {
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
