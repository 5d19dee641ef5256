import Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '#app/platform/db.server.ts';
import { makeUser } from '#tests/support/fixtures.ts';
import {
  deliver,
  doJobs,
  openStripe,
  sessionOn,
  siteUrl,
  type Stripe as World,
} from '#tests/support/stripe-world.ts';
import { receiveEvent } from './receive-event.server.ts';
import { startCheckout } from './start-checkout.server.ts';
import { requireSettings } from './stripe.server.ts';

let world: World;
beforeEach(async () => {
  world = openStripe();
  await db.stripeEvent.deleteMany();
  await db.job.deleteMany();
});

async function subscriber(tier: 'basic' | 'premium' = 'basic') {
  const user = await makeUser();
  await db.user.update({ where: { id: user.id }, data: { emailConfirmedAt: new Date() } });
  const started = await startCheckout({ userId: user.id, tier, siteUrl });
  if ('pay' in started) world.pay(sessionOn(started.pay));
  return user;
}

const signed = (payload: string, timestamp?: number) =>
  Stripe.webhooks.generateTestHeaderString({
    payload,
    secret: requireSettings().webhookSecret,
    timestamp,
  });

const tierOf = async (id: string) =>
  (await db.profile.findUniqueOrThrow({ where: { id } })).subscriptionTier;
const nothingKept = async () => {
  expect(await db.stripeEvent.count()).toBe(0);
  expect(await db.job.count({ where: { kind: 'stripe-event' } })).toBe(0);
};
const mailsLike = (key: string) => db.mail.count({ where: { key: { startsWith: key } } });

describe('an event that is not Stripe’s', () => {
  it.each([
    ['no signature', (_body: string, _good: string) => null],
    ['a signature of nothing', () => 't=1,v1=00'],
    [
      'a signature with another secret',
      (payload: string) =>
        Stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_other' }),
    ],
    [
      'a signature of six minutes ago',
      (payload: string) => signed(payload, Math.floor(Date.now() / 1000) - 360),
    ],
  ])('is refused for %s, and nothing is kept', async (_what, sign) => {
    const { id } = await subscriber();
    for (const { body, signature } of world.takeEvents()) {
      await expect(receiveEvent(body, sign(body, signature))).rejects.toMatchObject({
        code: 'invalid',
      });
    }
    await nothingKept();
    expect(await tierOf(id)).toBe('free');
  });

  it('is refused for a signature of six minutes ahead, and nothing is kept', async () => {
    await subscriber();
    for (const { body } of world.takeEvents()) {
      const ahead = signed(body, Math.floor(Date.now() / 1000) + 360);
      await expect(receiveEvent(body, ahead)).rejects.toMatchObject({ code: 'invalid' });
    }
    await nothingKept();
  });

  it('is refused when a byte of it was changed', async () => {
    await subscriber();
    for (const { body, signature } of world.takeEvents()) {
      const changed = body.replace('"livemode":false', '"livemode":true ');
      await expect(receiveEvent(changed, signature)).rejects.toMatchObject({ code: 'invalid' });
    }
    await nothingKept();
  });
});

describe('what is signed and no event', () => {
  const event = {
    id: 'evt_1',
    type: 'invoice.paid',
    created: Math.floor(Date.now() / 1000),
    data: { object: { id: 'in_1', object: 'invoice', customer: 'cus_1' } },
  };

  it.each([
    ['null', null],
    ['a text', 'evt_1'],
    ['a list', [event]],
    ['without an id', { ...event, id: undefined }],
    ['with an id of another kind', { ...event, id: 7 }],
    ['with an id that no database takes', { ...event, id: 'evt_\0' }],
    ['with an id without end', { ...event, id: 'e'.repeat(10_000) }],
    ['without a type', { ...event, type: undefined }],
    ['without data', { ...event, data: undefined }],
    ['with data about nothing', { ...event, data: { object: null } }],
    ['of no time', { ...event, created: 'today' }],
    ['of a time that no calendar has', { ...event, created: 1e18 }],
  ])('is refused: %s', async (_what, given) => {
    const body = JSON.stringify(given);
    await expect(receiveEvent(body, signed(body))).rejects.toMatchObject({ status: 400 });
    await nothingKept();
  });

  it('is refused when it is cut off', async () => {
    const body = JSON.stringify(event).slice(0, -1);
    await expect(receiveEvent(body, signed(body))).rejects.toMatchObject({ status: 400 });
  });
});

describe('an event', () => {
  it('is handled once, however often it comes at once', async () => {
    await subscriber();
    const [event] = world.takeEvents().filter(({ type }) => type === 'invoice.paid');
    if (!event) throw new Error('Nothing was paid');
    await Promise.all(Array.from({ length: 10 }, () => receiveEvent(event.body, event.signature)));
    expect(await db.stripeEvent.findMany()).toMatchObject([{ id: event.id, handledAt: null }]);
    expect(await db.job.count({ where: { kind: 'stripe-event' } })).toBe(1);
    await doJobs();
    expect(await db.stripeEvent.findMany()).toMatchObject([{ handledAt: expect.any(Date) }]);
  });

  it('that nothing is made of is answered and not kept', async () => {
    const payload = JSON.stringify({
      id: 'evt_other',
      object: 'event',
      type: 'payout.paid',
      created: 1,
      data: { object: { id: 'po_1', object: 'payout' } },
    });
    await receiveEvent(payload, signed(payload));
    await nothingKept();
  });

  it('leaves the same state in every order', async () => {
    const { id } = await subscriber('premium');
    await deliver(world.takeEvents().reverse());
    expect(await tierOf(id)).toBe('premium');
    world.advanceToNextRenewal();
    await deliver(world.takeEvents().reverse());
    expect(await tierOf(id)).toBe('premium');
  });

  it('about a refund or a dispute is put before the admins', async () => {
    await subscriber();
    const [charge] = world.world.charges.values();
    world.openDispute(charge?.id ?? '');
    await deliver(world.takeEvents());
    expect(await db.paymentMatter.findMany({ where: { kind: 'dispute' } })).toMatchObject([
      { amountCents: 2500, currency: 'usd', processed: false },
    ]);
  });
});

describe('a renewal that cannot be paid', () => {
  it('leaves the plan for seven days, is told once a try, and is over when it is paid', async () => {
    const { id } = await subscriber();
    const [customer = ''] = world.world.customers.keys();
    world.changeCard(customer, 'declined');
    world.advanceToNextRenewal();
    const events = world.takeEvents();
    await deliver(events);
    await deliver(events);
    expect(await tierOf(id)).toBe('basic');
    const held = await db.subscription.findFirstOrThrow({ where: { customer: { userId: id } } });
    const [subscription] = world.world.subscriptions.values();
    expect(held.status).toBe('past_due');
    expect(held.graceUntil?.getTime()).toBe(((subscription?.periodStart ?? 0) + 7 * 86_400) * 1000);
    expect(await mailsLike('payment-failed')).toBe(1);
    world.changeCard(customer, 'accepted');
    world.advance(4 * 86_400);
    await deliver(world.takeEvents());
    expect(await db.subscription.findUnique({ where: { id: held.id } })).toMatchObject({
      status: 'active',
      graceUntil: null,
    });
    expect(await mailsLike('payment-failed')).toBe(1);
  });

  it('ends the plan when the days have passed, and says so once', async () => {
    const { id } = await subscriber();
    await deliver(world.takeEvents());
    const [customer = ''] = world.world.customers.keys();
    world.changeCard(customer, 'declined');
    world.advanceToNextRenewal();
    world.advance(40 * 86_400);
    await deliver(world.takeEvents());
    await deliver(world.takeEvents());
    expect(await tierOf(id)).toBe('free');
    expect(await db.profile.findUnique({ where: { id } })).toMatchObject({
      subscriptionEndDate: null,
    });
    const [subscription] = world.world.subscriptions.keys();
    expect(await mailsLike(`plan-ended ${subscription}`)).toBe(1);
  });
});
