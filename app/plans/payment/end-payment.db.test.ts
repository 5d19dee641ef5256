import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword } from '#app/accounts/password.server.ts';
import { db } from '#app/platform/db.server.ts';
import { deleteAccount } from '#app/privacy/delete-account.server.ts';
import { exportData } from '#app/privacy/export-data.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import {
  deliver,
  doJobs,
  openStripe,
  type Stripe,
  sessionOn,
  siteUrl,
} from '#tests/support/stripe-world.ts';
import { openPortal } from './open-portal.server.ts';
import { readPaymentNotice } from './payment-state.server.ts';
import { reconcile } from './reconcile.server.ts';
import { startCheckout } from './start-checkout.server.ts';

let stripe: Stripe;
beforeEach(async () => {
  stripe = openStripe();
  await db.paymentCustomer.deleteMany();
  await db.job.deleteMany();
});

const password = 'Council2026!';

async function makeReader({ pays }: { pays: boolean }) {
  const user = await makeUser();
  const passwordHash = await hashPassword(password);
  await db.user.update({ where: { id: user.id }, data: { passwordHash } });
  const started = await startCheckout({ userId: user.id, tier: 'basic', siteUrl });
  if (!('pay' in started)) throw new Error('They pay already');
  const sessionId = sessionOn(started.pay);
  if (pays) {
    stripe.pay(sessionId);
    await deliver(stripe.takeEvents());
  }
  return { ...user, sessionId };
}

describe('deleting an account', () => {
  it('ends its subscription at Stripe, and nothing of it is left here', async () => {
    const { id } = await makeReader({ pays: true });
    await deleteAccount({ userId: id, password });
    await doJobs();
    expect([...stripe.world.customers.values()]).toMatchObject([{ deleted: true }]);
    expect([...stripe.world.subscriptions.values()]).toMatchObject([{ status: 'canceled' }]);
    await deliver(stripe.takeEvents());
    expect(await db.paymentCustomer.count()).toBe(0);
    expect(await db.subscription.count()).toBe(0);
    expect(await db.checkout.count({ where: { userId: id } })).toBe(0);
  });

  it('takes away a page on which it could still be paid', async () => {
    const { id, sessionId } = await makeReader({ pays: false });
    await deleteAccount({ userId: id, password });
    await doJobs();
    expect(stripe.world.checkouts.get(sessionId)?.status).toBe('expired');
  });

  it('is made up for by the daily job when Stripe was away, and the job lost', async () => {
    const { id } = await makeReader({ pays: true });
    await deleteAccount({ userId: id, password });
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    await doJobs();
    expect(await db.job.findFirst({ where: { kind: 'close-customer' } })).toMatchObject({
      state: 'waiting',
    });
    await db.job.deleteMany();
    vi.stubGlobal('fetch', stripe.fetch);
    await reconcile();
    expect([...stripe.world.subscriptions.values()]).toMatchObject([{ status: 'canceled' }]);
    expect(await db.paymentCustomer.count()).toBe(0);
  });
});

describe('what a reader can take along', () => {
  it('says what they pay, and what went back', async () => {
    const { id } = await makeReader({ pays: true });
    const [charge] = stripe.world.charges.values();
    stripe.openDispute(charge?.id ?? '');
    await deliver(stripe.takeEvents());
    expect((await exportData(id)).payment).toMatchObject({
      stripeCustomer: expect.stringMatching(/^cus_/),
      subscription: { tier: 'basic', status: 'active' },
      newestCheckout: { tier: 'basic' },
      refundsAndDisputes: [{ kind: 'dispute', amountCents: 2500 }],
    });
  });
});

describe('the page Stripe returns to', () => {
  it('says that the payment is being confirmed until it is, and changes nothing', async () => {
    const { id, sessionId } = await makeReader({ pays: false });
    stripe.pay(sessionId);
    const notice = () => readPaymentNotice({ userId: id, sessionId });
    expect(await notice()).toEqual({ kind: 'confirming' });
    expect(await notice()).toEqual({ kind: 'confirming' });
    expect(await db.profile.findUnique({ where: { id } })).toMatchObject({
      subscriptionTier: 'free',
    });
    expect(await db.job.count({ where: { kind: 'sync-customer' } })).toBe(1);
    await doJobs();
    expect(await notice()).toEqual({ kind: 'confirmed', plan: 'Pro' });
  });

  it('says and does nothing for another reader’s session', async () => {
    const paid = await makeReader({ pays: true });
    const open = await makeReader({ pays: false });
    const other = await makeReader({ pays: false });
    await db.job.deleteMany();
    const { id: userId } = other;
    expect(await readPaymentNotice({ userId, sessionId: paid.sessionId })).toBeNull();
    expect(await readPaymentNotice({ userId, sessionId: open.sessionId })).toBeNull();
    expect(await readPaymentNotice({ userId, sessionId: 'cs_test_made_up' })).toBeNull();
    expect(await db.job.count()).toBe(0);
    const profile = await db.profile.findUniqueOrThrow({ where: { id: userId } });
    expect(profile.subscriptionTier).toBe('free');
  });

  it('has no invoices to show to who never was a customer', async () => {
    const { id } = await makeUser();
    await expect(openPortal({ userId: id, siteUrl })).rejects.toMatchObject({ code: 'not-found' });
  });
});
