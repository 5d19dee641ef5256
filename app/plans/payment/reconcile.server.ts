import { subDays } from 'date-fns/subDays';
import { db, lockProfile, transact } from '#app/platform/db.server.ts';
import { type JobHandler, TryLater } from '#app/platform/jobs/job.ts';
import { log } from '#app/platform/log.server.ts';
import { agreedTiers } from '../plan-catalogue.ts';
import { settleSeats } from '../seats/settle-seats.server.ts';
import { userIdKey } from './adopt-customer.server.ts';
import { closeCustomer } from './close-customer.server.ts';
import { recordDisputesSince, recordRefunds } from './payment-matters.server.ts';
import { paymentSettings } from './payment-settings.server.ts';
import { orTryLater, stripe } from './stripe.server.ts';
import { syncCustomer } from './sync-customer.server.ts';

/** An event is remembered for longer than Stripe goes on sending it (three days). */
const keepEventsDays = 30;

/** Money that went back this long ago is still found when its event never came. */
const lookBackDays = 30;

/** The daily job: compares the tables with Stripe and mends what a lost event left wrong. */
export const reconcileSubscriptions: JobHandler = async () => {
  const { failed } = await orTryLater(reconcile());
  if (failed > 0) throw new Error(`${failed} customers could not be compared with Stripe`);
};

/** Answers how many customers were compared, and how many could not be. */
export async function reconcile(now: Date = new Date()) {
  const counts = { compared: 0, failed: 0 };
  if (paymentSettings) {
    for await (const stripeId of everyCustomer()) {
      try {
        await orTryLater(syncCustomer(stripeId, now));
        counts.compared += 1;
      } catch (error) {
        if (error instanceof TryLater) throw error;
        // One that fails must not keep the others from being mended.
        log.error({ err: error, customer: stripeId }, 'customer not compared');
        counts.failed += 1;
      }
    }
    await closeAbandoned(now);
    await recordRefunds({ since: subDays(now, lookBackDays) });
    await recordDisputesSince(subDays(now, lookBackDays));
  }
  await endAgreedPlans(now);
  await db.stripeEvent.deleteMany({ where: { receivedAt: { lt: subDays(now, keepEventsDays) } } });
  return counts;
}

/** Those of the tables, then those of Stripe that the tables do not know. */
async function* everyCustomer(): AsyncGenerator<string> {
  const known = new Set<string>();
  for (let after = ''; ; ) {
    const rows = await db.paymentCustomer.findMany({
      where: { id: { gt: after } },
      orderBy: { id: 'asc' },
      take: 200,
      select: { id: true, stripeId: true },
    });
    for (const { stripeId } of rows) {
      if (!stripeId) continue;
      known.add(stripeId);
      yield stripeId;
    }
    const last = rows.at(-1);
    if (!last) break;
    after = last.id;
  }
  for await (const { id, metadata } of stripe().customers.list({ limit: 100 })) {
    if (metadata[userIdKey] && !known.has(id)) yield id;
  }
}

/** Rows of deleted accounts for which Stripe never made a customer. */
async function closeAbandoned(now: Date): Promise<void> {
  const rows = await db.paymentCustomer.findMany({
    where: { userId: null, stripeId: null, createdAt: { lt: subDays(now, 1) } },
    select: { id: true },
  });
  for (const { id } of rows) await closeCustomer(id);
}

/** Writes down that a plan an admin had set is over; whom Stripe bills was asked about above. */
async function endAgreedPlans(now: Date): Promise<void> {
  await db.profile.updateMany({
    where: { subscriptionTier: { in: [...agreedTiers] }, subscriptionEndDate: { lte: now } },
    data: { subscriptionTier: 'free', subscriptionEndDate: null },
  });
  await endTheirSeats(now);
}

/** A seat ended on the same day as its plan; what is left is its row. */
async function endTheirSeats(now: Date): Promise<void> {
  const owners = await db.seat.findMany({
    where: {
      owner: {
        profile: {
          OR: [{ subscriptionTier: null }, { subscriptionTier: { notIn: [...agreedTiers] } }],
        },
      },
    },
    distinct: ['ownerId'],
    select: { ownerId: true },
  });
  for (const { ownerId } of owners) {
    await transact(async (tx) => {
      await lockProfile(tx, ownerId);
      await settleSeats(tx, { ownerId, now });
    });
  }
}
