import { subSeconds } from 'date-fns/subSeconds';
import { z } from 'zod';
import { readRows } from '#app/platform/db/read-rows.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import type { JobHandler } from '#app/platform/jobs/job.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';

import { Prisma, type Subscription } from '#prisma/generated/sqlite/client.ts';
import { findPlan, isAgreed, planName } from '../plan-catalogue.ts';
import { orTryLater } from './stripe.server.ts';
import { syncCustomer } from './sync-customer.server.ts';

/** How a reader's plan stands, for settings. */
export async function readPaymentState(userId: string) {
  const customer = await db.paymentCustomer.findUnique({
    where: { userId },
    select: { stripeId: true, subscription: true },
  });
  const profile = await db.profile.findUnique({
    where: { id: userId },
    select: {
      subscriptionTier: true,
      subscriptionEndDate: true,
      user: { select: { seatHeld: { select: { owner: { select: { email: true } } } } } },
    },
  });
  const subscription = customer?.subscription ?? null;
  const agreed = profile && isAgreed(profile.subscriptionTier) ? profile : null;
  return {
    /** Stripe has invoices of theirs. */
    isCustomer: Boolean(customer?.stripeId),
    subscription: subscription && {
      tier: subscription.tier,
      plan: planName(subscription.tier),
      status: subscription.status,
      currentPeriodEnd: subscription.currentPeriodEnd,
      cancelAtPeriodEnd: subscription.cancelAtPeriodEnd,
      graceUntil: subscription.graceUntil,
    },
    agreedUntil: agreed?.subscriptionEndDate ?? null,
    /** Whose plan it is, where they have a seat on somebody else's. */
    seatOf: agreed?.user.seatHeld?.owner.email ?? null,
    hasSeats: agreed !== null && (findPlan(agreed.subscriptionTier)?.seats ?? 1) > 1,
  };
}

export type PaymentNotice =
  | { kind: 'confirming' }
  | { kind: 'confirmed'; plan: string }
  | { kind: 'overdue'; until: Date | null };

/**
 * What a reader's pages say about their payment. `sessionId` is what Stripe's page came back with;
 * another reader's says nothing and does nothing.
 */
export async function readPaymentNotice({
  userId,
  sessionId,
}: {
  userId: string;
  sessionId: string | null;
}): Promise<PaymentNotice | null> {
  // Every page of a reader asks, so it goes past the ORM.
  const [subscription] = await readRows<
    Pick<Subscription, 'status' | 'graceUntil' | 'tier'>
  >(Prisma.sql`
    SELECT status, grace_until AS "graceUntil", tier FROM subscriptions
    WHERE customer_id = (SELECT id FROM payment_customers WHERE user_id = ${userId})`);
  if (subscription?.status === 'past_due' || subscription?.status === 'unpaid') {
    return { kind: 'overdue', until: subscription.graceUntil };
  }
  if (!sessionId) return null;
  const checkout = await db.checkout.findFirst({ where: { userId, sessionId } });
  if (!checkout) return null;
  if (checkout.completedAt) {
    return subscription ? { kind: 'confirmed', plan: planName(subscription.tier) } : null;
  }
  const customer = await db.paymentCustomer.findUnique({
    where: { userId },
    select: { stripeId: true },
  });
  if (customer?.stripeId) await askSoon(customer.stripeId);
  return { kind: 'confirming' };
}

/** In case the event is late: asks Stripe in a job, at most every ten seconds for a customer. */
async function askSoon(customer: string): Promise<void> {
  const recent = { subjectId: customer, createdAt: { gt: subSeconds(new Date(), 10) } };
  if ((await db.job.count({ where: { ...recent, kind: 'sync-customer' } })) > 0) return;
  await transact((tx) =>
    enqueueJob(tx, { kind: 'sync-customer', payload: { customer }, subjectId: customer }),
  );
}

const payload = z.object({ customer: z.string() });

export const syncCustomerJob: JobHandler = (given) =>
  orTryLater(syncCustomer(payload.parse(given).customer));
