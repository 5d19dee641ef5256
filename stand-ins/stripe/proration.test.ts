import type Stripe from 'stripe';
import { beforeEach, describe, expect, it } from 'vitest';
import { openStandIn, prices, subscribe } from '#tests/support/open-stand-in.ts';

const day = 86_400;
/** A period of 30 days. */
const start = Date.parse('2026-04-10T08:00:00Z') / 1000;

let standIn: ReturnType<typeof openStandIn>['standIn'];
let stripe: Stripe;
let bought: Awaited<ReturnType<typeof subscribe>>;
beforeEach(async () => {
  ({ standIn, stripe } = openStandIn({ now: () => start }));
});

const buy = async (price: string) => {
  bought = await subscribe({ standIn, stripe, price });
};
const to = (price: string) => [{ id: bought.item, price }];
const preview = (
  price: string,
  details: Omit<Stripe.InvoiceCreatePreviewParams.SubscriptionDetails, 'items'> = {},
) =>
  stripe.invoices.createPreview({
    customer: bought.customer,
    subscription: bought.subscription,
    subscription_details: { items: to(price), proration_behavior: 'always_invoice', ...details },
  });
const amounts = ({ lines }: Stripe.Invoice) => lines.data.map(({ amount }) => amount);
const latest = async () =>
  (await stripe.invoices.list({ subscription: bought.subscription })).data[0];

describe('changing a plan within a period', () => {
  it('costs the difference for the time that is left, to the second and the cent', async () => {
    await buy(prices.basic);
    standIn.advance(10 * day);
    // 20 of 30 days: 1666.67 back, 3333.33 due.
    expect(amounts(await preview(prices.premium))).toEqual([-1667, 3333]);
    // 1556 and 1555 of 2,592,000 seconds: 1.5008 and 1.4998 cents back.
    standIn.advance(20 * day - 1556);
    expect(amounts(await preview(prices.premium))).toEqual([-2, 3]);
    standIn.advance(1);
    expect(amounts(await preview(prices.premium))).toEqual([-1, 3]);
  });

  it('is charged as it was shown, also some minutes later', async () => {
    await buy(prices.basic);
    standIn.advance(15 * day);
    const moment = standIn.now();
    const shown = await preview(prices.premium, { proration_date: moment });
    expect(shown).toMatchObject({ total: 1250, amount_due: 1250, status: 'draft' });
    expect(shown.lines.data.map(({ description }) => description)).toEqual([
      'Unused time on Pro after 25 Apr 2026',
      'Remaining time on Pro+ after 25 Apr 2026',
    ]);
    expect(shown.lines.data[0]?.parent?.subscription_item_details?.proration).toBe(true);
    standIn.advance(600);
    await stripe.subscriptions.update(bought.subscription, {
      items: to(prices.premium),
      proration_behavior: 'always_invoice',
      proration_date: moment,
    });
    const charged = await latest();
    expect(charged).toMatchObject({
      total: shown.total,
      amount_paid: 1250,
      status: 'paid',
      billing_reason: 'subscription_update',
    });
  });

  it('shows a price and leaves everything as it was', async () => {
    await buy(prices.basic);
    const before = JSON.stringify([...standIn.world.invoices, ...standIn.world.subscriptions]);
    const { length } = standIn.takeEvents();
    await preview(prices.premium);
    expect(length).toBeGreaterThan(0);
    expect(standIn.takeEvents()).toEqual([]);
    expect(JSON.stringify([...standIn.world.invoices, ...standIn.world.subscriptions])).toBe(
      before,
    );
  });

  it('to a cheaper one gives credit, which the next invoices use up', async () => {
    await buy(prices.premium);
    await stripe.subscriptions.update(bought.subscription, {
      items: to(prices.basic),
      proration_behavior: 'always_invoice',
    });
    expect(await latest()).toMatchObject({ total: -2500, amount_due: 0, status: 'paid' });
    expect(await stripe.customers.retrieve(bought.customer)).toMatchObject({ balance: -2500 });
    standIn.advanceToNextRenewal();
    expect(await latest()).toMatchObject({
      total: 2500,
      starting_balance: -2500,
      ending_balance: 0,
      amount_due: 0,
      status: 'paid',
      attempt_count: 0,
    });
    standIn.advanceToNextRenewal();
    expect(await latest()).toMatchObject({ amount_due: 2500, amount_paid: 2500 });
  });

  it('can wait for the next invoice, which then holds both', async () => {
    await buy(prices.basic);
    standIn.advance(15 * day);
    const upcoming = await preview(prices.premium, { proration_behavior: 'create_prorations' });
    expect(amounts(upcoming)).toEqual([-1250, 2500, 5000]);
    await stripe.subscriptions.update(bought.subscription, { items: to(prices.premium) });
    expect((await latest())?.billing_reason).toBe('subscription_create');
    standIn.advanceToNextRenewal();
    const renewal = await latest();
    expect(renewal && amounts(renewal)).toEqual([-1250, 2500, 5000]);
    expect(renewal).toMatchObject({ total: 6250, amount_paid: 6250 });
  });

  it('can cost nothing now', async () => {
    await buy(prices.basic);
    await stripe.subscriptions.update(bought.subscription, {
      items: to(prices.premium),
      proration_behavior: 'none',
    });
    standIn.advanceToNextRenewal();
    const renewal = await latest();
    expect(renewal && amounts(renewal)).toEqual([5000]);
  });

  it('that waits for its payment comes with it, and goes without it', async () => {
    await buy(prices.basic);
    standIn.changeCard(bought.customer, 'declined');
    const change = () =>
      stripe.subscriptions.update(bought.subscription, {
        items: to(prices.premium),
        proration_behavior: 'always_invoice',
        payment_behavior: 'pending_if_incomplete',
      });
    const price = async () =>
      (await stripe.subscriptions.retrieve(bought.subscription)).items.data[0]?.price.id;
    expect((await change()).pending_update?.subscription_items?.[0]?.price.id).toBe(prices.premium);
    expect(await price()).toBe(prices.basic);
    standIn.advance(day);
    expect((await latest())?.status).toBe('void');
    await change();
    standIn.changeCard(bought.customer, 'accepted');
    await stripe.invoices.pay((await latest())?.id ?? '');
    expect(await price()).toBe(prices.premium);
    expect((await stripe.subscriptions.retrieve(bought.subscription)).pending_update).toBeNull();
  });

  it('has no next invoice to show when the subscription ends', async () => {
    await buy(prices.basic);
    await stripe.subscriptions.update(bought.subscription, { cancel_at_period_end: true });
    await expect(
      stripe.invoices.createPreview({ subscription: bought.subscription }),
    ).rejects.toMatchObject({ code: 'invoice_upcoming_none' });
  });

  it('is refused for a moment outside the period', async () => {
    await buy(prices.basic);
    await expect(preview(prices.premium, { proration_date: start - 1 })).rejects.toThrow(
      'outside of the current billing period',
    );
  });
});
