import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prices, serveStandIn, subscribe } from '#tests/support/open-stand-in.ts';

type Served = Awaited<ReturnType<typeof serveStandIn>>;
let served: Served;
let stripe: Stripe;
beforeAll(async () => {
  served = await serveStandIn({ webhookUrl: 'http://127.0.0.1:9/resources/stripe-webhook' });
  served.standIn.setDelivery({ late: true });
  stripe = served.stripe;
});
afterAll(() => served.close());

const buy = (price?: string) => subscribe({ ...served, price });
const checkout = {
  mode: 'subscription',
  line_items: [{ price: prices.basic, quantity: 1 }],
  success_url: 'http://localhost:3000/paid?checkout={CHECKOUT_SESSION_ID}',
} satisfies Stripe.Checkout.SessionCreateParams;

describe('the official client, over HTTP, against the stand-in', () => {
  it('makes, reads, changes, finds and deletes customers', async () => {
    const made = await stripe.customers.create({
      email: 'ann@example.com',
      name: 'Ann Öz & Sons',
      metadata: { reader: '7' },
    });
    expect(made).toMatchObject({ object: 'customer', livemode: false, name: 'Ann Öz & Sons' });
    await stripe.customers.update(made.id, { name: '', metadata: { plan: 'basic' } });
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({
      name: null,
      email: 'ann@example.com',
      metadata: { reader: '7', plan: 'basic' },
    });
    const list = await stripe.customers.list({ email: 'ann@example.com' });
    expect(list.data.map(({ id }) => id)).toEqual([made.id]);
    expect(await stripe.customers.del(made.id)).toMatchObject({ id: made.id, deleted: true });
    expect(await stripe.customers.retrieve(made.id)).toMatchObject({ deleted: true });
    expect((await stripe.customers.list({ email: 'ann@example.com' })).data).toEqual([]);
  });

  it('ends what a deleted customer paid for', async () => {
    const { customer, subscription } = await buy();
    await stripe.customers.del(customer);
    const after = await stripe.subscriptions.retrieve(subscription);
    expect(after).toMatchObject({ status: 'canceled', customer });
  });

  it('sells two plans by the month', async () => {
    const price = await stripe.prices.retrieve(prices.premium, { expand: ['product'] });
    expect(price).toMatchObject({
      unit_amount: 5000,
      currency: 'usd',
      recurring: { interval: 'month', interval_count: 1 },
      product: { object: 'product', name: 'Pro+', default_price: prices.premium },
    });
    expect(price.unit_amount_decimal?.toString()).toBe('5000');
    expect((await stripe.prices.list({ active: true })).data).toHaveLength(2);
    expect((await stripe.prices.list({ product: 'prod_basic' })).data[0]?.id).toBe(prices.basic);
    expect((await stripe.products.list()).data.map(({ name }) => name)).toContain('Pro');
    expect((await stripe.products.retrieve('prod_basic')).name).toBe('Pro');
  });

  it('opens, reads, lists and expires checkouts', async () => {
    const customer = await stripe.customers.create({ email: 'bo@example.com' });
    const open = await stripe.checkout.sessions.create({
      ...checkout,
      customer: customer.id,
      client_reference_id: 'reader-9',
      metadata: { tier: 'basic' },
      subscription_data: { metadata: { reader: '9' } },
      cancel_url: 'http://localhost:3000/pricing',
    });
    expect(open).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      url: `http://localhost:3000/stand-in-for-stripe/checkout/${open.id}`,
      success_url: `http://localhost:3000/paid?checkout=${open.id}`,
      client_reference_id: 'reader-9',
      amount_total: 2500,
      subscription: null,
    });
    served.standIn.pay(open.id);
    const paid = await stripe.checkout.sessions.retrieve(open.id, {
      expand: ['subscription.latest_invoice', 'customer', 'line_items'],
    });
    expect(paid).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      customer: { email: 'bo@example.com' },
      line_items: { data: [{ price: { id: prices.basic } }] },
      subscription: {
        status: 'active',
        metadata: { reader: '9' },
        latest_invoice: {
          status: 'paid',
          amount_paid: 2500,
          billing_reason: 'subscription_create',
        },
      },
    });
    const other = await stripe.checkout.sessions.create({ ...checkout, customer: customer.id });
    const list = await stripe.checkout.sessions.list({ customer: customer.id, status: 'open' });
    expect(list.data.map(({ id }) => id)).toEqual([other.id]);
    expect(await stripe.checkout.sessions.expire(other.id)).toMatchObject({ status: 'expired' });
    await expect(stripe.checkout.sessions.expire(other.id)).rejects.toThrow(/status of expired/);
  });

  it('makes the customer of a checkout that has only an address', async () => {
    const open = await stripe.checkout.sessions.create({
      ...checkout,
      customer_email: 'cy@example.com',
    });
    served.standIn.pay(open.id);
    const [customer] = (await stripe.customers.list({ email: 'cy@example.com' })).data;
    const paid = await stripe.checkout.sessions.retrieve(open.id);
    expect(paid.customer).toBe(customer?.id);
  });

  it('keeps the end of a period where this version of the API has it: on the item', async () => {
    const { subscription } = await buy();
    const { items, ...rest } = await stripe.subscriptions.retrieve(subscription);
    const [item] = items.data;
    expect(item?.current_period_end).toBeGreaterThan(Date.now() / 1000 + 27 * 86_400);
    expect(rest).not.toHaveProperty('current_period_end');
  });

  it('lists subscriptions by customer, price and status', async () => {
    const { customer, subscription } = await buy(prices.premium);
    const ids = async (params: Stripe.SubscriptionListParams) =>
      (await stripe.subscriptions.list({ customer, ...params })).data.map(({ id }) => id);
    expect(await ids({ status: 'active' })).toEqual([subscription]);
    expect(await ids({ price: prices.basic })).toEqual([]);
    await stripe.subscriptions.cancel(subscription, {
      cancellation_details: { comment: 'Too much.' },
    });
    expect(await ids({})).toEqual([]);
    expect(await ids({ status: 'all' })).toEqual([subscription]);
    expect(await ids({ status: 'ended' })).toEqual([subscription]);
    expect(await stripe.subscriptions.retrieve(subscription)).toMatchObject({
      cancellation_details: { comment: 'Too much.', reason: 'cancellation_requested' },
    });
    await expect(stripe.subscriptions.cancel(subscription)).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('leads from an invoice to its payment and from a charge back to its invoice', async () => {
    const { customer, subscription } = await buy();
    const [invoice] = (await stripe.invoices.list({ subscription, expand: ['data.payments'] }))
      .data;
    if (!invoice) throw new Error('No invoice.');
    expect(invoice.parent?.subscription_details?.subscription).toBe(subscription);
    const intent = invoice.payments?.data[0]?.payment.payment_intent;
    const [charge] = (await stripe.charges.list({ customer })).data;
    expect(charge).toMatchObject({ paid: true, amount: 2500, payment_intent: intent });
    expect((await stripe.charges.retrieve(charge?.id ?? '')).customer).toBe(customer);
    const { data } = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: String(intent) },
    });
    expect(data).toMatchObject([{ invoice: invoice.id, status: 'paid', amount_paid: 2500 }]);
    expect(
      await stripe.paymentIntents.retrieve(String(intent), { expand: ['latest_charge'] }),
    ).toMatchObject({ status: 'succeeded', latest_charge: { id: charge?.id } });
  });

  it('gives payments back, in parts and no more than was paid', async () => {
    const { customer } = await buy();
    const [charge] = (await stripe.charges.list({ customer })).data;
    const id = charge?.id ?? '';
    const part = await stripe.refunds.create({ charge: id, amount: 1000, reason: 'duplicate' });
    expect(part).toMatchObject({ amount: 1000, status: 'succeeded', charge: id });
    await expect(stripe.refunds.create({ charge: id, amount: 1501 })).rejects.toThrow(/greater/);
    await stripe.refunds.create({ payment_intent: String(charge?.payment_intent) });
    expect(await stripe.charges.retrieve(id, { expand: ['refunds'] })).toMatchObject({
      refunded: true,
      amount_refunded: 2500,
      refunds: { data: [{ amount: 1500 }, { amount: 1000 }] },
    });
    await expect(stripe.refunds.create({ charge: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
    expect((await stripe.refunds.list({ charge: id })).data).toHaveLength(2);
    expect((await stripe.refunds.retrieve(part.id)).amount).toBe(1000);
  });

  it('reads disputes, which only a bank opens', async () => {
    const { customer } = await buy();
    const [charge] = (await stripe.charges.list({ customer })).data;
    const opened = served.standIn.openDispute(charge?.id ?? '', 'product_not_received');
    expect(await stripe.disputes.retrieve(opened.id)).toMatchObject({
      charge: charge?.id,
      amount: 2500,
      reason: 'product_not_received',
      status: 'needs_response',
    });
    served.standIn.closeDispute(opened.id, 'lost');
    expect((await stripe.disputes.list({ charge: charge?.id })).data[0]?.status).toBe('lost');
    await expect(stripe.refunds.create({ charge: charge?.id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });
  });

  it('opens the portal and tells how it, and the endpoint for events, are set up', async () => {
    const { customer } = await buy();
    const { url } = await stripe.billingPortal.sessions.create({
      customer,
      return_url: 'http://127.0.0.1:3000/settings',
    });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/stand-in-for-stripe\/portal\/bps_/);
    const [portal] = (await stripe.billingPortal.configurations.list({ is_default: true })).data;
    expect(portal?.features.invoice_history.enabled).toBe(true);
    expect(await stripe.billingPortal.configurations.retrieve(portal?.id ?? '')).toEqual(portal);
    const [endpoint] = (await stripe.webhookEndpoints.list()).data;
    expect(endpoint).toMatchObject({
      url: 'http://127.0.0.1:9/resources/stripe-webhook',
      status: 'enabled',
      api_version: Stripe.API_VERSION,
    });
  });

  it('lists events by type and time, each as it was then', async () => {
    const { subscription } = await buy();
    await stripe.subscriptions.update(subscription, { cancel_at_period_end: true });
    const { data } = await stripe.events.list({
      type: 'customer.subscription.updated',
      created: { gte: served.standIn.now() - 5 },
      limit: 2,
    });
    const [newest] = data;
    if (newest?.type !== 'customer.subscription.updated') throw new Error('Another event.');
    expect(newest.data.object.cancel_at_period_end).toBe(true);
    expect(newest.data.previous_attributes).toMatchObject({ cancel_at_period_end: false });
    expect(await stripe.events.retrieve(newest.id)).toMatchObject({ id: newest.id });
    expect((await stripe.events.list({ types: ['charge.dispute.*'] })).data).not.toContainEqual(
      expect.objectContaining({ type: 'customer.created' }),
    );
    const later = { created: { gt: served.standIn.now() + 60 } };
    expect((await stripe.events.list(later)).data).toEqual([]);
  });

  it('pages through lists in both directions', async () => {
    const made: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      made.unshift((await stripe.customers.create({ email: 'page@example.com' })).id);
    }
    const first = await stripe.customers.list({ email: 'page@example.com', limit: 2 });
    expect([first.data.map(({ id }) => id), first.has_more]).toEqual([made.slice(0, 2), true]);
    const back = await stripe.customers.list({
      email: 'page@example.com',
      limit: 2,
      ending_before: made[3],
    });
    expect([back.data.map(({ id }) => id), back.has_more]).toEqual([made.slice(1, 3), true]);
    const all = stripe.customers.list({ email: 'page@example.com', limit: 2 });
    const ids = (await all.autoPagingToArray({ limit: 100 })).map(({ id }) => id);
    expect(ids).toEqual(made);
  });
});
