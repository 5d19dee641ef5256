import { describe, expect, it } from 'vitest';
import { reconcile } from '#app/plans/payment/reconcile.server.ts';
import { startCheckout } from '#app/plans/payment/start-checkout.server.ts';
import { planSetting, setPlan } from '#app/plans/set-plan.server.ts';
import { db } from '#app/platform/db.server.ts';
import { enqueueDailyJobs } from '#app/platform/jobs/daily-jobs.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { deliver, openStripe, sessionOn, siteUrl } from '#tests/support/stripe-world.ts';
import { dailyJobs } from './worker.ts';

describe('an agreed plan with a paid one behind it', () => {
  it('gives way to it in the minute after its last day', async () => {
    const stripe = openStripe();
    const { id, email } = await makeUser();
    const started = await startCheckout({ userId: id, tier: 'basic', siteUrl });
    if ('pay' in started) stripe.pay(sessionOn(started.pay));
    await deliver(stripe.takeEvents());
    const setting = planSetting.parse({ email, plan: 'enterprise', until: '2098-12-31' });
    await setPlan({ actorId: null, setting });

    const soonAfter = new Date('2099-01-01T00:00:30Z');
    expect(await enqueueDailyJobs(dailyJobs, soonAfter)).toContain(
      'daily:reconcile-subscriptions:2099-01-01',
    );
    await reconcile(soonAfter);
    const profile = await db.profile.findUniqueOrThrow({ where: { id } });
    expect(profile.subscriptionTier).toBe('basic');
  });
});
