import { describe, expect, it, vi } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import { deliver, openStripe, sessionOn, siteUrl } from '#tests/support/stripe-world.ts';
import { cancelSubscription, resumeSubscription } from './cancel-subscription.server.ts';
import { startCheckout } from './start-checkout.server.ts';
import { stripe } from './stripe.server.ts';
import { syncCustomer } from './sync-customer.server.ts';

async function makeSubscriber() {
  const world = openStripe();
  const { id } = await makeUser();
  const started = await startCheckout({ userId: id, tier: 'basic', siteUrl });
  if ('pay' in started) world.pay(sessionOn(started.pay));
  await deliver(world.takeEvents());
  const [customer = ''] = world.world.customers.keys();
  const [subscription = ''] = world.world.subscriptions.keys();
  return { id, world, customer, subscription };
}

const cancelled = async (id: string) =>
  (await db.subscription.findUniqueOrThrow({ where: { id } })).cancelAtPeriodEnd;

describe('asking Stripe about a customer', () => {
  it('never lets a slow answer take the place of a newer one', async () => {
    const { world, customer, subscription } = await makeSubscriber();
    const release = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<void>();
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      const answer = await world.fetch(...call);
      answered.resolve();
      await release.promise;
      return answer;
    });
    const slow = syncCustomer(customer);
    await answered.promise;
    vi.stubGlobal('fetch', world.fetch);
    await stripe().subscriptions.update(subscription, { cancel_at_period_end: true });
    await syncCustomer(customer);
    release.resolve();
    await slow;
    expect(await cancelled(subscription)).toBe(true);
  });

  it('ends at what Stripe says when many ask at once', async () => {
    const { customer, subscription } = await makeSubscriber();
    const asked = Array.from({ length: 20 }, async (_, index) => {
      if (index === 10) {
        await stripe().subscriptions.update(subscription, { cancel_at_period_end: true });
      }
      await syncCustomer(customer);
    });
    await Promise.all(asked);
    expect(await cancelled(subscription)).toBe(true);
    expect(await db.subscription.count({ where: { id: subscription } })).toBe(1);
  });

  it('leaves strangers of the same account at Stripe alone', async () => {
    openStripe();
    const { id } = await stripe().customers.create({ email: 'stranger@example.com' });
    await syncCustomer(id);
    expect(await db.paymentCustomer.count({ where: { stripeId: id } })).toBe(0);
  });
});

describe('resuming', () => {
  it('is refused once the period has ended, also before the event has come', async () => {
    const { id, world } = await makeSubscriber();
    await cancelSubscription(id);
    world.advance(40 * 86_400);
    await expect(resumeSubscription(id)).rejects.toMatchObject({ code: 'conflict' });
    expect((await db.profile.findUniqueOrThrow({ where: { id } })).subscriptionTier).toBe('free');
  });

  it('also takes back an end that somebody set at Stripe for a day', async () => {
    const { id, world } = await makeSubscriber();
    const sent: string[] = [];
    vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
      const request = new Request(input, init);
      const isOne = /\/v1\/subscriptions\/sub_/.test(request.url);
      // The stand-in knows no such end: it is written into its answer.
      if (isOne && request.method === 'POST') {
        sent.push(await request.text());
        return world.fetch(request.url, { headers: request.headers });
      }
      const answer = await world.fetch(request);
      return isOne ? Response.json({ ...(await answer.json()), cancel_at: 4_102_444_800 }) : answer;
    });
    await resumeSubscription(id);
    expect(sent).toEqual(['cancel_at=']);
  });
});
