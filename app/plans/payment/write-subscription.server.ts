import { currentTier } from '#app/accounts/current-tier.ts';
import { lockProfile, type Tx, transact } from '#app/platform/db.server.ts';
import { log } from '#app/platform/log.server.ts';
import type { MailMessage } from '#app/platform/mail/mail-message.ts';
import { queueMail } from '#app/platform/mail/queue-mail.server.ts';
import { isAgreed, readSoldTier } from '../plan-catalogue.ts';
import { type HeldSubscription, isEntitled } from './held-subscription.server.ts';
import { paymentFailedMail, planEndedMail } from './payment-mails.ts';

/** What Stripe said about a customer when it was asked. */
export type CustomerState = {
  subscription: HeldSubscription | null;
  /** The invoice that is overdue, and how often its payment was tried. */
  overdue: { invoiceId: string; attempts: number } | null;
};

/**
 * Makes the tables equal to what Stripe said, in one transaction: the subscription, the profile's
 * tier and its date. An answer older than the one that stands is left out; false then.
 */
export function writeCustomerState({
  customerId,
  fetch,
  state: { subscription, overdue },
  now,
}: {
  /** Of the row in payment_customers. */
  customerId: string;
  /** The number of the question that this answers. */
  fetch: number;
  state: CustomerState;
  now: Date;
}): Promise<boolean> {
  return transact(async (tx) => {
    const userId = await lockCustomer(tx, customerId);
    const customer = await tx.paymentCustomer.findUnique({
      where: { id: customerId },
      include: { subscription: true },
    });
    if (!customer || customer.writtenFetch > fetch) return false;
    await tx.paymentCustomer.update({
      where: { id: customerId },
      data: { writtenFetch: fetch },
    });
    const before = customer.subscription;
    if (before && before.id !== subscription?.id) {
      await tx.subscription.delete({ where: { id: before.id } });
    }
    if (subscription) {
      const { id, ...said } = subscription;
      await tx.subscription.upsert({
        where: { id },
        create: { ...subscription, customerId },
        update: said,
      });
    }
    if (userId === null) return true;
    if (subscription) await completeCheckout(tx, { userId, now });
    if (subscription && overdue) {
      await tell(tx, {
        userId,
        key: `payment-failed ${overdue.invoiceId} ${overdue.attempts}`,
        message: paymentFailedMail(subscription),
      });
    }
    await settleTier(tx, { userId, subscription, before, now });
    return true;
  });
}

/** The customer's reader, whose profile is locked; null when the account is gone. */
async function lockCustomer(tx: Tx, id: string): Promise<string | null> {
  const found = await tx.paymentCustomer.findUnique({ where: { id }, select: { userId: true } });
  if (found?.userId) await lockProfile(tx, found.userId);
  return found?.userId ?? null;
}

async function completeCheckout(tx: Tx, { userId, now }: { userId: string; now: Date }) {
  await tx.checkout.updateMany({
    where: { userId, completedAt: null, sessionId: { not: null } },
    data: { completedAt: now },
  });
}

type Settling = {
  userId: string;
  subscription: HeldSubscription | null;
  before: { id: string; status: string } | null;
  now: Date;
};

/** Gives a profile the tier that is paid for. An admin, and an agreed plan in force, stay. */
async function settleTier(tx: Tx, { userId, subscription, before, now }: Settling) {
  const profile = await tx.profile.findUnique({ where: { id: userId } });
  if (!profile || profile.subscriptionTier === 'admin') return;
  const held = currentTier(profile, now);
  if (isAgreed(held)) return;
  const entitled = subscription !== null && isEntitled(subscription, now);
  const tier = entitled ? paidTier(subscription, held) : 'free';
  const subscriptionEndDate = entitled ? subscription.currentPeriodEnd : null;
  await tx.profile.update({
    where: { id: userId },
    data: { subscriptionTier: tier, subscriptionEndDate },
  });
  const ended = before ?? subscription;
  if (tier !== 'free' || !readSoldTier(held) || held === null || !ended) return;
  const unpaid = subscription !== null || !isEntitled({ ...ended, graceUntil: null }, now);
  await tell(tx, {
    userId,
    key: `plan-ended ${ended.id}`,
    message: planEndedMail({ tier: held, unpaid }),
  });
}

/** Who pays a price that no plan has (any more) keeps what they had. */
function paidTier({ id, tier, priceId }: HeldSubscription, held: string | null): string {
  if (tier) return tier;
  log.error({ subscription: id, priceId }, 'a subscription has a price that no plan has');
  return readSoldTier(held) ?? 'free';
}

/** Writes to a reader whose address is confirmed. */
async function tell(
  tx: Tx,
  { userId, key, message }: { userId: string; key: string; message: MailMessage },
) {
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: { email: true, emailConfirmedAt: true },
  });
  const isNew = (await tx.mail.count({ where: { key } })) === 0;
  if (user?.emailConfirmedAt && isNew) await queueMail(tx, { key, to: user.email, message });
}
