import type Stripe from 'stripe';
import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { countUpTo } from '#app/platform/db/count-up-to.server.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { newestFirst } from '#app/platform/newest-first.server.ts';
import type { Page, Place } from '#app/platform/page-by-key.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { stripe, toDate } from './stripe.server.ts';

/** Puts the refunds of a charge, or all since a moment, before the admins. */
export async function recordRefunds(which: { charge: string } | { since: Date }): Promise<void> {
  const asked =
    'charge' in which
      ? { charge: which.charge }
      : { created: { gte: Math.floor(which.since.getTime() / 1000) } };
  for await (const refund of stripe().refunds.list({ ...asked, limit: 100 })) {
    await record(refund, 'refund', refund.status ?? 'pending');
  }
}

export async function recordDispute(id: string): Promise<void> {
  const dispute = await stripe().disputes.retrieve(id);
  await record(dispute, 'dispute', dispute.status);
}

export async function recordDisputesSince(moment: Date): Promise<void> {
  const created = { gte: Math.floor(moment.getTime() / 1000) };
  for await (const dispute of stripe().disputes.list({ created, limit: 100 })) {
    await record(dispute, 'dispute', dispute.status);
  }
}

type Matter = Pick<Stripe.Refund, 'id' | 'amount' | 'currency' | 'created' | 'charge'>;

async function record(
  { id, amount, currency, created, charge }: Matter,
  kind: 'refund' | 'dispute',
  status: string,
): Promise<void> {
  const known = await db.paymentMatter.findUnique({ where: { id } });
  if (known?.status === status && known.amountCents === amount) return;
  const stripeCustomerId = known ? known.stripeCustomerId : await customerOf(charge);
  const said = { kind, status, amountCents: amount, currency, stripeCustomerId };
  await db.paymentMatter.upsert({
    where: { id },
    create: { id, ...said, createdAt: toDate(created) },
    // How a dispute goes on is news to an admin who had seen it.
    update: { ...said, processed: false },
  });
}

async function customerOf(charge: Matter['charge']): Promise<string | null> {
  if (!charge) return null;
  const { customer } =
    typeof charge === 'string' ? await stripe().charges.retrieve(charge) : charge;
  return typeof customer === 'string' ? customer : (customer?.id ?? null);
}

const unprocessed = { processed: false };

/** How many wait for an admin. */
export const paymentMatterCount = countUpTo(
  Prisma.sql`FROM payment_matters WHERE processed = FALSE`,
);

export type ListedMatter = {
  id: string;
  kind: string;
  status: string;
  amountCents: number;
  currency: string;
  processed: boolean;
  createdAt: Date;
  /** Null when the account is gone. */
  email: string | null;
};

/** Refunds, disputes and second subscriptions, newest first; unless asked, only those still open. */
export async function listPaymentMatters({
  showProcessed,
  place = {},
}: {
  showProcessed: boolean;
  place?: Place;
}): Promise<Page<ListedMatter>> {
  const page = await newestFirst(place, ({ from, ...step }) =>
    db.paymentMatter.findMany({
      where: { AND: [showProcessed ? {} : unprocessed, from] },
      ...step,
    }),
  );
  const customers = await db.paymentCustomer.findMany({
    where: { stripeId: { in: page.rows.flatMap((row) => row.stripeCustomerId ?? []) } },
    select: { stripeId: true, user: { select: { email: true } } },
  });
  const emails = new Map(customers.map(({ stripeId, user }) => [stripeId, user?.email ?? null]));
  return {
    ...page,
    rows: page.rows.map(({ stripeCustomerId, ...row }) => ({
      ...row,
      email: emails.get(stripeCustomerId) ?? null,
    })),
  };
}

/** Marks what an admin has dealt with. @throws AppError not-found */
export async function processPaymentMatter({
  actorId,
  id,
  processed,
}: {
  actorId: string;
  id: string;
  processed: boolean;
}): Promise<void> {
  await transact(async (tx) => {
    const { count } = await tx.paymentMatter.updateMany({
      where: { id, processed: !processed },
      data: { processed },
    });
    if (count > 0) {
      await audit(tx, {
        actorId,
        action: processed ? 'process-payment' : 'reopen-payment',
        subjectType: 'payment',
        subjectId: id,
      });
    } else if ((await tx.paymentMatter.count({ where: { id } })) === 0) {
      throw new AppError('not-found', 'This payment does not exist any more.');
    }
  });
}
