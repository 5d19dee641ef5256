import { vi } from 'vitest';
import { receiveEvent } from '#app/plans/payment/receive-event.server.ts';
import { requireSettings } from '#app/plans/payment/stripe.server.ts';
import { db } from '#app/platform/db.server.ts';
import { runJob } from '#app/platform/jobs/run-job.server.ts';
import { jobHandlers } from '#server/worker.ts';
import { createStripeStandIn } from '#stand-ins/stripe/create-stand-in.ts';

export const siteUrl = 'https://dais.example';

/**
 * A Stripe of the test's own in place of the network: events wait until the test takes or sends
 * them, and its clock moves when it is told to.
 */
export function openStripe() {
  const { secretKey, webhookSecret, prices } = requireSettings();
  const standIn = createStripeStandIn({
    secretKey,
    webhookSecret,
    webhookUrl: null,
    offers: [
      { price: prices.basic[0] ?? '', product: 'prod_basic', name: 'Pro', cents: 2500 },
      { price: prices.premium[0] ?? '', product: 'prod_premium', name: 'Pro+', cents: 5000 },
    ],
    siteUrl,
    statePath: null,
  });
  vi.stubGlobal('fetch', standIn.fetch);
  return standIn;
}

export type Stripe = ReturnType<typeof openStripe>;

/** Sends events as Stripe would, in the order given, and does the jobs they ask for. */
export async function deliver(events: ReturnType<Stripe['takeEvents']>): Promise<void> {
  for (const { body, signature } of events) await receiveEvent(body, signature);
  await doJobs();
}

/** Does what waits, but for the mail. */
export async function doJobs(): Promise<void> {
  const kinds = ['stripe-event', 'sync-customer', 'close-customer'];
  const jobs = await db.job.findMany({
    where: { kind: { in: kinds }, state: 'waiting' },
    orderBy: { id: 'asc' },
  });
  for (const { id } of jobs) await runJob(id, jobHandlers);
}

/** The id of the session on a page of Stripe's stand-in. */
export const sessionOn = (url: string) => new URL(url).pathname.split('/').at(-1) ?? '';
