import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import {
  deliver,
  doJobs,
  openStripe,
  type Stripe,
  sessionOn,
  siteUrl,
} from '#tests/support/stripe-world.ts';
import { startCheckout } from './start-checkout.server.ts';
import { stripe as connection } from './stripe.server.ts';

let stripe: Stripe;
beforeEach(() => {
  stripe = openStripe();
});

const tierOf = async (id: string) =>
  (await db.profile.findUniqueOrThrow({ where: { id } })).subscriptionTier;

async function start(userId: string, tier: 'basic' | 'premium') {
  const started = await startCheckout({ userId, tier, siteUrl });
  return 'pay' in started ? sessionOn(started.pay) : null;
}

const openSessions = () =>
  [...stripe.world.checkouts.values()].filter(({ status }) => status === 'open');

describe('paying for a plan', () => {
  it('gives the plan when Stripe says it is paid, not when the browser comes back', async () => {
    const { id } = await makeUser();
    const session = await start(id, 'basic');
    expect(stripe.world.checkouts.get(session ?? '')).toMatchObject({
      successUrl: `${siteUrl}/my-meetings?checkout=${session}`,
      cancelUrl: `${siteUrl}/pricing?checkout=cancelled`,
    });
    stripe.pay(session ?? '');
    expect(await tierOf(id)).toBe('free');
    await deliver(stripe.takeEvents());
    expect(await tierOf(id)).toBe('basic');
    const profile = await db.profile.findUniqueOrThrow({ where: { id } });
    const [subscription] = stripe.world.subscriptions.values();
    expect(profile.subscriptionEndDate?.getTime()).toBe((subscription?.periodEnd ?? 0) * 1000);
  });

  it('leads twenty who press at once to one page of one customer', async () => {
    const { id } = await makeUser();
    const sessions = await Promise.all(Array.from({ length: 20 }, () => start(id, 'basic')));
    expect(new Set(sessions).size).toBe(1);
    expect(stripe.world.customers.size).toBe(1);
    expect(openSessions()).toHaveLength(1);
  });

  // Again and again: two have to meet at one of a few moments.
  it('leaves one page open of twenty for two plans at once, and makes one subscription', {
    repeats: 9,
  }, async () => {
    const { id } = await makeUser();
    const pressed = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => start(id, index % 2 ? 'basic' : 'premium')),
    );
    expect(pressed.map(({ status }) => status)).toContain('fulfilled');
    expect(openSessions()).toHaveLength(1);
    for (const session of stripe.world.checkouts.keys()) {
      try {
        stripe.pay(session);
      } catch {
        // A page that was ended takes no money.
      }
    }
    await deliver(stripe.takeEvents());
    expect(stripe.world.subscriptions.size).toBe(1);
    expect(await db.subscription.count({ where: { customer: { userId: id } } })).toBe(1);
  });

  it('leads who pays already to changing the plan, also before the event has come', async () => {
    const { id } = await makeUser();
    stripe.pay((await start(id, 'basic')) ?? '');
    expect(await start(id, 'basic')).toBeNull();
    expect(await start(id, 'premium')).toBeNull();
    expect(openSessions()).toHaveLength(0);
  });

  it('ends the page of the plan that was chosen before', async () => {
    const { id } = await makeUser();
    const first = await start(id, 'basic');
    const second = await start(id, 'premium');
    expect(openSessions().map((session) => session.id)).toEqual([second]);
    expect(() => stripe.pay(first ?? '')).toThrow();
  });

  it('goes on with a page that is open, and makes another when it has run out', async () => {
    const { id } = await makeUser();
    const first = await start(id, 'basic');
    expect(await start(id, 'basic')).toBe(first);
    stripe.advance(2 * 86_400);
    const second = await start(id, 'basic');
    expect(second).not.toBe(first);
    expect(openSessions().map((session) => session.id)).toEqual([second]);
  });

  it('asks nothing of admins and of those with an agreed plan', async () => {
    for (const tier of ['admin', 'enterprise', 'municipal']) {
      const { id } = await makeUser({ tier });
      await expect(startCheckout({ userId: id, tier: 'basic', siteUrl })).rejects.toMatchObject({
        code: 'conflict',
      });
    }
    expect(stripe.world.checkouts.size).toBe(0);
  });
});

describe('the one customer that a reader is', () => {
  const customerOf = (userId: string) => db.paymentCustomer.findUnique({ where: { userId } });

  it('stays when the price of a plan is none that Stripe knows', async () => {
    const { id } = await makeUser();
    await start(id, 'basic');
    const before = await customerOf(id);
    vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
      const request = new Request(input, init);
      if (request.method !== 'POST' || !request.url.endsWith('/v1/checkout/sessions')) {
        return stripe.fetch(request);
      }
      const error = { code: 'resource_missing', param: 'line_items[0][price]' };
      return Response.json({ error: { type: 'invalid_request_error', ...error } }, { status: 400 });
    });
    await expect(start(id, 'premium')).rejects.toThrow();
    expect(await customerOf(id)).toMatchObject({ stripeId: before?.stripeId });
    expect(stripe.world.customers.size).toBe(1);
  });

  it('is made anew once, by twenty who press at once, when it was deleted at Stripe', async () => {
    const { id } = await makeUser();
    await start(id, 'basic');
    await connection().customers.del((await customerOf(id))?.stripeId ?? '');
    const pressed = await Promise.allSettled(
      Array.from({ length: 20 }, () => start(id, 'premium')),
    );
    const pages = pressed.flatMap((press) => (press.status === 'fulfilled' ? press.value : []));
    expect(new Set(pages).size).toBe(1);
    const page = stripe.world.checkouts.get(pages[0] ?? '');
    expect(page?.customer).toBe((await customerOf(id))?.stripeId);
    stripe.pay(pages[0] ?? '');
    await deliver(stripe.takeEvents());
    expect(await tierOf(id)).toBe('premium');
  });

  it('does not outlive an account that is deleted while Stripe makes it', async () => {
    const { id } = await makeUser();
    vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
      const request = new Request(input, init);
      const answer = await stripe.fetch(request.clone());
      if (request.method === 'POST' && request.url.endsWith('/v1/customers')) {
        await db.user.delete({ where: { id } });
        const payload = JSON.stringify({
          customerId: (await db.paymentCustomer.findFirstOrThrow({ where: { userId: null } })).id,
        });
        await db.job.create({ data: { kind: 'close-customer', payload } });
        await doJobs();
      }
      return answer;
    });
    await expect(start(id, 'basic')).rejects.toMatchObject({ code: 'not-found' });
    expect([...stripe.world.customers.values()]).toMatchObject([{ deleted: true }]);
  });
});
