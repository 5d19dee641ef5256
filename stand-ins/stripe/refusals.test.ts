import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prices, serveStandIn, subscribe } from '#tests/support/open-stand-in.ts';

type Served = Awaited<ReturnType<typeof serveStandIn>>;
let served: Served;
let stripe: Stripe;
beforeAll(async () => {
  served = await serveStandIn();
  stripe = served.stripe;
});
afterAll(() => served.close());

const checkout = {
  mode: 'subscription',
  line_items: [{ price: prices.basic, quantity: 1 }],
  success_url: 'http://localhost:3000/paid',
} satisfies Stripe.Checkout.SessionCreateParams;

describe('a request that Stripe would refuse', () => {
  it.each([
    { key: 'sk_test_other', says: 'Invalid API Key provided: sk_test****' },
    { key: 'sk_test_tria', says: 'Invalid API Key' },
  ])('gets 401 with the key $key', async ({ key, says }) => {
    const attempt = served.connect(key).customers.list();
    await expect(attempt).rejects.toThrow(says);
    await expect(attempt).rejects.toBeInstanceOf(Stripe.errors.StripeAuthenticationError);
  });

  it('gets 401 without a key, and nothing is done', async () => {
    const { size } = served.standIn.world.customers;
    const answer = await fetch(`${served.url}/v1/customers`, { method: 'POST', body: 'email=a' });
    expect([answer.status, (await answer.json()).error.type]).toEqual([
      401,
      'invalid_request_error',
    ]);
    expect(served.standIn.world.customers.size).toBe(size);
  });

  it('gets 404 for an id in the address, 400 for one in a parameter', async () => {
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
      message: "No such customer: 'cus_none'",
    });
    await expect(
      stripe.checkout.sessions.create({ ...checkout, customer: 'cus_none' }),
    ).rejects.toMatchObject({ statusCode: 400, code: 'resource_missing', param: 'customer' });
    await expect(stripe.subscriptions.list({ customer: 'cus_none' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('is told of a price that is not sold, of a missing and of an unknown parameter', async () => {
    const create = (given: object) =>
      // What the types forbid is what is tried here.
      stripe.checkout.sessions.create({ ...checkout, ...given } as typeof checkout);
    await expect(
      create({ line_items: [{ price: 'price_cheap', quantity: 1 }] }),
    ).rejects.toMatchObject({
      param: 'line_items[0][price]',
      message: "No such price: 'price_cheap'",
    });
    await expect(create({ success_url: undefined })).rejects.toMatchObject({
      code: 'parameter_missing',
      message: 'Missing required param: success_url.',
    });
    await expect(
      create({ line_items: [{ price: prices.basic, amount: 1 }] }),
    ).rejects.toMatchObject({
      code: 'parameter_unknown',
      message: 'Received unknown parameter: line_items[0][amount]',
    });
    await expect(create({ success_url: 'not an address' })).rejects.toThrow('Invalid success_url');
  });

  it('is told of an address of the API that the stand-in does not know', async () => {
    await expect(stripe.coupons.list()).rejects.toThrow(
      'Unrecognized request URL (GET: /v1/coupons)',
    );
  });

  it('is told what cannot be expanded', async () => {
    const { id } = await stripe.customers.create();
    await expect(stripe.customers.retrieve(id, { expand: ['secret'] })).rejects.toThrow(
      'This property cannot be expanded (secret).',
    );
  });

  it('gets a card error when the card is declined', async () => {
    const { customer, subscription, item } = await subscribe(served);
    served.standIn.changeCard(customer, 'declined');
    const change = stripe.subscriptions.update(subscription, {
      items: [{ id: item, price: prices.premium }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    await expect(change).rejects.toBeInstanceOf(Stripe.errors.StripeCardError);
    await expect(change).rejects.toMatchObject({ statusCode: 402, code: 'card_declined' });
    const after = await stripe.subscriptions.retrieve(subscription);
    expect([after.status, after.items.data[0]?.price.id]).toEqual(['active', prices.basic]);
    expect((await stripe.invoices.list({ subscription })).data).toHaveLength(1);
  });

  it('does not touch a subscription that is over', async () => {
    const { subscription } = await subscribe(served);
    await stripe.subscriptions.cancel(subscription);
    await expect(
      stripe.subscriptions.update(subscription, { cancel_at_period_end: true }),
    ).rejects.toThrow('A canceled subscription can only update');
  });

  it('does not take money for a checkout that was ended or paid', async () => {
    const open = await stripe.checkout.sessions.create({
      ...checkout,
      customer_email: 'x@y.example',
    });
    await stripe.checkout.sessions.expire(open.id);
    expect(() => served.standIn.pay(open.id)).toThrow('no longer open');
    const { session } = await subscribe(served);
    expect(() => served.standIn.pay(session)).toThrow('no longer open');
  });
});

describe('a key that makes a request happen once', () => {
  const once = (key: string) => ({ idempotencyKey: key });

  it('gets the same answer again, also at the same moment', async () => {
    const ask = () => stripe.customers.create({ email: 'once@example.com' }, once('a key'));
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect((await stripe.customers.list({ email: 'once@example.com' })).data).toHaveLength(1);
    expect(answers[0]?.lastResponse.statusCode).toBe(200);
  });

  it('is refused for another request', async () => {
    await stripe.customers.create({ email: 'first@example.com' }, once('taken'));
    const attempt = stripe.customers.create({ email: 'second@example.com' }, once('taken'));
    await expect(attempt).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
    await expect(attempt).rejects.toMatchObject({ statusCode: 400 });
    expect((await stripe.customers.list({ email: 'second@example.com' })).data).toEqual([]);
  });

  it('may be used again for what was refused before anything was done', async () => {
    const ask = (price: string) =>
      stripe.checkout.sessions.create(
        { ...checkout, line_items: [{ price, quantity: 1 }] },
        once('corrected'),
      );
    await expect(ask('price_cheap')).rejects.toThrow('No such price');
    expect((await ask(prices.basic)).status).toBe('open');
  });
});
