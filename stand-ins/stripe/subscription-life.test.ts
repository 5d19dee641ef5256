import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStandIn, prices, subscribe } from '#tests/support/open-stand-in.ts';

const day = 86_400;
const at = (moment: string) => Date.parse(moment) / 1000;

let standIn: ReturnType<typeof openStandIn>['standIn'];
let stripe: Stripe;
let real: number;
beforeEach(() => {
  real = at('2026-01-31T12:00:00Z');
  ({ standIn, stripe } = openStandIn({ now: () => real }));
});

const buy = () => subscribe({ standIn, stripe });
const read = (id: string) => stripe.subscriptions.retrieve(id);
/** The kinds of events since the last time, without those about cards and payments. */
const happened = () =>
  standIn
    .takeEvents()
    .map(({ type }) => type)
    .filter((type) =>
      /^(customer\.subscription|invoice\.(paid|payment_failed)|checkout)/.test(type),
    );

describe('the life of a subscription', () => {
  it('begins with a checkout: incomplete, then active', async () => {
    const { subscription } = await buy();
    expect(happened()).toEqual([
      'customer.subscription.created',
      'invoice.paid',
      'customer.subscription.updated',
      'checkout.session.completed',
    ]);
    const { data } = await stripe.events.list({ type: 'customer.subscription.*' });
    const states = data.map(({ data: { object } }) => 'status' in object && object.status);
    expect(states).toEqual(['active', 'incomplete']);
    expect((await read(subscription)).status).toBe('active');
  });

  it('does not begin with a declined card, and begins after all with another', async () => {
    const customer = await stripe.customers.create();
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: prices.basic }],
      success_url: 'http://localhost:3000/',
    });
    expect(standIn.pay(session.id, 'declined')).toBe(false);
    const [begun] = (await stripe.subscriptions.list({ customer: customer.id })).data;
    expect(begun?.status).toBe('incomplete');
    expect(happened()).toEqual(['customer.subscription.created', 'invoice.payment_failed']);
    expect(standIn.pay(session.id, 'accepted')).toBe(true);
    const all = (await stripe.subscriptions.list({ customer: customer.id, status: 'all' })).data;
    expect(all.map(({ id, status }) => [id, status])).toEqual([[begun?.id, 'active']]);
  });

  it('that nobody pays expires with its checkout, and its invoice is void', async () => {
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer_email: 'a@example.com',
      line_items: [{ price: prices.basic }],
      success_url: 'http://localhost:3000/',
    });
    standIn.pay(session.id, 'declined');
    standIn.advance(2 * day);
    const after = await stripe.checkout.sessions.retrieve(session.id, { expand: ['invoice'] });
    expect(after).toMatchObject({ status: 'expired', invoice: { status: 'void' } });
    const [subscription] = (await stripe.subscriptions.list({ status: 'all' })).data;
    expect(subscription?.status).toBe('incomplete_expired');
  });

  it('renews on the same day of each month, or on its last', async () => {
    const { subscription } = await buy();
    const ends: string[] = [];
    for (let month = 0; month < 4; month += 1) {
      const end = (await read(subscription)).items.data[0]?.current_period_end ?? 0;
      ends.push(new Date(end * 1000).toISOString().slice(0, 10));
      standIn.advanceToNextRenewal();
    }
    expect(ends).toEqual(['2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
    const { data } = await stripe.invoices.list({ subscription });
    expect(data.map(({ billing_reason, amount_paid }) => [billing_reason, amount_paid])).toEqual([
      ...Array.from({ length: 4 }, () => ['subscription_cycle', 2500]),
      ['subscription_create', 2500],
    ]);
  });

  it('renews by itself when the real time comes', async () => {
    const { subscription } = await buy();
    real += 29 * day;
    expect((await stripe.invoices.list({ subscription })).data).toHaveLength(2);
  });

  it('is overdue after a failed renewal, and well again when a later attempt succeeds', async () => {
    const { customer, subscription } = await buy();
    standIn.changeCard(customer, 'declined');
    happened();
    standIn.advanceToNextRenewal();
    expect(happened()).toEqual([
      'customer.subscription.updated',
      'invoice.payment_failed',
      'customer.subscription.updated',
    ]);
    const overdue = await stripe.subscriptions.retrieve(subscription, {
      expand: ['latest_invoice'],
    });
    expect(overdue).toMatchObject({
      status: 'past_due',
      latest_invoice: {
        status: 'open',
        attempt_count: 1,
        next_payment_attempt: standIn.now() + 3 * day,
      },
    });
    standIn.changeCard(customer, 'accepted');
    standIn.advance(3 * day);
    expect((await read(subscription)).status).toBe('active');
    expect(happened()).toEqual(['invoice.paid', 'customer.subscription.updated']);
  });

  it('is well again at once when the open invoice is paid by hand', async () => {
    const { customer, subscription } = await buy();
    standIn.changeCard(customer, 'declined');
    standIn.advanceToNextRenewal();
    const [open] = (await stripe.invoices.list({ subscription, status: 'open' })).data;
    await expect(stripe.invoices.pay(open?.id ?? '')).rejects.toMatchObject({ statusCode: 402 });
    standIn.changeCard(customer, 'accepted');
    expect(await stripe.invoices.pay(open?.id ?? '')).toMatchObject({ status: 'paid' });
    expect((await read(subscription)).status).toBe('active');
    await expect(stripe.invoices.pay(open?.id ?? '')).rejects.toThrow('already paid');
  });

  it('ends when three more attempts have failed', async () => {
    const { customer, subscription } = await buy();
    standIn.changeCard(customer, 'declined');
    standIn.advanceToNextRenewal();
    happened();
    standIn.advance(14 * day);
    expect((await read(subscription)).status).toBe('past_due');
    standIn.advance(day);
    expect(await read(subscription)).toMatchObject({
      status: 'canceled',
      ended_at: standIn.now(),
      cancellation_details: { reason: 'payment_failed' },
    });
    expect(happened()).toEqual([
      'invoice.payment_failed',
      'invoice.payment_failed',
      'invoice.payment_failed',
      'customer.subscription.deleted',
    ]);
    const [unpaid] = (await stripe.invoices.list({ subscription, status: 'open' })).data;
    expect(unpaid).toMatchObject({ attempt_count: 4, next_payment_attempt: null });
  });

  it('pays once and then no more with the card that is accepted once', async () => {
    const customer = await stripe.customers.create();
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: prices.basic }],
      success_url: 'http://localhost:3000/',
    });
    expect(standIn.pay(session.id, 'accepted-once')).toBe(true);
    standIn.advanceToNextRenewal();
    const [subscription] = (await stripe.subscriptions.list({ customer: customer.id })).data;
    expect(subscription?.status).toBe('past_due');
  });

  it('that is cancelled goes on to the end of what is paid, unless it is resumed', async () => {
    const { subscription } = await buy();
    const end = (await read(subscription)).items.data[0]?.current_period_end;
    const cancelled = await stripe.subscriptions.update(subscription, {
      cancel_at_period_end: true,
    });
    expect(cancelled).toMatchObject({ status: 'active', cancel_at: end, canceled_at: real });
    const resumed = await stripe.subscriptions.update(subscription, {
      cancel_at_period_end: false,
    });
    expect(resumed).toMatchObject({ cancel_at: null, canceled_at: null });
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    happened();
    standIn.advance(28 * day);
    expect(await read(subscription)).toMatchObject({ status: 'canceled', ended_at: end });
    expect(happened()).toEqual(['customer.subscription.deleted']);
    expect((await stripe.invoices.list({ subscription })).data).toHaveLength(1);
    expect(standIn.advanceToNextRenewal()).toBe(false);
  });
});
