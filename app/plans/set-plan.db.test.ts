import { describe, expect, it } from 'vitest';

import { db } from '#app/platform/db.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { deliver, doJobs, openStripe, sessionOn, siteUrl } from '#tests/support/stripe-world.ts';
import { chooseFreePlan } from './choose-free-plan.server.ts';
import { setAdmin } from './make-admin.server.ts';
import { reconcile } from './payment/reconcile.server.ts';
import { startCheckout } from './payment/start-checkout.server.ts';
import { planSetting, setPlan } from './set-plan.server.ts';

const profileOf = (id: string) => db.profile.findUniqueOrThrow({ where: { id } });
const now = new Date('2026-11-21T10:00:00Z');
const set = (email: string, plan: 'enterprise' | 'municipal' | 'free', until?: string) =>
  setPlan({ actorId: null, setting: planSetting.parse({ email, plan, until }), now });

async function makePayer() {
  const stripe = openStripe();
  const user = await makeUser();
  const started = await startCheckout({ userId: user.id, tier: 'basic', siteUrl });
  if ('pay' in started) stripe.pay(sessionOn(started.pay));
  await deliver(stripe.takeEvents());
  return { stripe, ...user };
}

describe('an agreed plan', () => {
  it('is set until its last day, is on record, and makes nobody an admin', async () => {
    const { id, email } = await makeUser();
    expect(await set(email.toUpperCase(), 'enterprise', '2027-11-20')).toEqual({ alsoPays: false });
    expect(await profileOf(id)).toMatchObject({
      subscriptionTier: 'enterprise',
      subscriptionEndDate: new Date('2027-11-20T23:59:59Z'),
    });
    expect(await db.auditEntry.findMany({ where: { subjectId: id } })).toMatchObject([
      { action: 'set-plan', actorId: null, subjectType: 'profile' },
    ]);
  });

  it('ends by itself: the daily job writes what already held', async () => {
    openStripe();
    const { id, email } = await makeUser();
    await set(email, 'municipal', '2026-12-31');
    await reconcile(new Date('2026-12-31T12:00:00Z'));
    expect((await profileOf(id)).subscriptionTier).toBe('municipal');
    await reconcile(new Date('2027-01-01T05:00:00Z'));
    expect(await profileOf(id)).toMatchObject({
      subscriptionTier: 'free',
      subscriptionEndDate: null,
    });
  });

  it('stays before a plan that is paid besides, which goes on when it ends', async () => {
    const { id, email, stripe } = await makePayer();
    expect(await set(email, 'enterprise', '2099-01-01')).toEqual({ alsoPays: true });
    stripe.advanceToNextRenewal();
    await deliver(stripe.takeEvents());
    expect((await profileOf(id)).subscriptionTier).toBe('enterprise');
    await set(email, 'free');
    expect((await profileOf(id)).subscriptionTier).toBe('basic');
  });

  it('is refused for nobody, an admin, a day that has passed and no day at all', async () => {
    const { id, email } = await makeUser({ tier: 'admin' });
    await expect(set('nobody@example.com', 'enterprise', '2099-01-01')).rejects.toMatchObject({
      code: 'not-found',
    });
    await expect(set(email, 'enterprise', '2099-01-01')).rejects.toMatchObject({
      code: 'conflict',
    });
    await expect(set(email, 'enterprise', '2026-11-20')).rejects.toMatchObject({ code: 'invalid' });
    expect(planSetting.safeParse({ email, plan: 'enterprise' }).success).toBe(false);
    expect(planSetting.safeParse({ email, plan: 'admin', until: '2099-01-01' }).success).toBe(
      false,
    );
    expect((await profileOf(id)).subscriptionTier).toBe('admin');
  });
});

describe('the free-plan button of who pays', () => {
  it('changes nothing and says that the plan has to be cancelled', async () => {
    const { id } = await makePayer();
    expect(await chooseFreePlan(id)).toEqual({ pays: true });
    expect((await profileOf(id)).subscriptionTier).toBe('basic');
  });
});

describe('an admin who pays for a plan', () => {
  it('has it again when the admin area is taken away', async () => {
    const { id, email, stripe } = await makePayer();
    await setAdmin(email, true);
    stripe.advanceToNextRenewal();
    await deliver(stripe.takeEvents());
    expect((await profileOf(id)).subscriptionTier).toBe('admin');
    await setAdmin(email, false);
    await doJobs();
    const [subscription] = stripe.world.subscriptions.values();
    expect(await profileOf(id)).toMatchObject({
      subscriptionTier: 'basic',
      subscriptionEndDate: new Date((subscription?.periodEnd ?? 0) * 1000),
    });
  });

  it('is on the free plan with no date left over when they pay for none', async () => {
    const { id, email } = await makeUser();
    await set(email, 'enterprise', '2099-01-01');
    await setAdmin(email, true);
    await setAdmin(email, false);
    expect(await profileOf(id)).toMatchObject({
      subscriptionTier: 'free',
      subscriptionEndDate: null,
    });
  });
});
