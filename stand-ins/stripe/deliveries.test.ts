import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStandIn, subscribe } from '#tests/support/open-stand-in.ts';

/** An endpoint of the site, which keeps what comes and can be out of order. */
let endpoint: Server;
let came: { body: string; signature: string }[];
let answer: number;
let standIn: ReturnType<typeof openStandIn>['standIn'];
let stripe: Stripe;

beforeEach(async () => {
  came = [];
  answer = 200;
  endpoint = createServer(async (request, response) => {
    came.push({
      body: await text(request),
      signature: String(request.headers['stripe-signature']),
    });
    response.writeHead(answer).end();
  }).listen(0, '127.0.0.1');
  await once(endpoint, 'listening');
  // A server that listens on TCP has an address with a port.
  const { port } = endpoint.address() as AddressInfo;
  ({ standIn, stripe } = openStandIn({ webhookUrl: `http://127.0.0.1:${port}/` }));
});
afterEach(() => {
  standIn.stop();
  endpoint.close();
  endpoint.closeAllConnections();
});

const buy = () => subscribe({ standIn, stripe });
const types = () => came.map(({ body }) => JSON.parse(body).type);
const happened = async () =>
  (await stripe.events.list({ limit: 100 })).data.map(({ type }) => type).reverse();

describe('events', () => {
  it('reach the endpoint by themselves: all, once, in order', async () => {
    await buy();
    await vi.waitUntil(() => standIn.pending() === 0);
    expect(types()).toEqual(await happened());
    expect(types()).toContain('checkout.session.completed');
  });

  it('are signed as Stripe signs: the official client takes them, and no other body', async () => {
    await buy();
    await standIn.deliver();
    for (const { body, signature } of came) {
      const event = stripe.webhooks.constructEvent(body, signature, 'whsec_trial');
      expect(await stripe.events.retrieve(event.id)).toMatchObject({ type: event.type });
    }
    const [{ body = '', signature = '' } = {}] = came;
    const tampered = body.replace('reader@example.com', 'other@example.com');
    expect(tampered).not.toBe(body);
    expect(() => stripe.webhooks.constructEvent(tampered, signature, 'whsec_trial')).toThrow(
      Stripe.errors.StripeSignatureVerificationError,
    );
    expect(() => stripe.webhooks.constructEvent(body, signature, 'whsec_other')).toThrow();
  });

  it('carry a signature of now, however far ahead the clock was moved', async () => {
    await buy();
    standIn.advance(400 * 86_400);
    await standIn.deliver();
    const last = came.at(-1);
    const event = stripe.webhooks.constructEvent(
      last?.body ?? '',
      last?.signature ?? '',
      'whsec_trial',
    );
    expect(event.created).toBeGreaterThan(Date.now() / 1000 + 300 * 86_400);
  });

  it('come again until they are taken', async () => {
    answer = 500;
    await stripe.customers.create();
    await vi.waitUntil(() => came.length === 1);
    answer = 200;
    await vi.waitUntil(() => came.length === 2, { timeout: 5000 });
    await vi.waitUntil(() => standIn.pending() === 0);
    expect(types()).toEqual(['customer.created', 'customer.created']);
    expect(came[0]?.body).toBe(came[1]?.body);
  });

  it('wait for an endpoint that is not there', async () => {
    await new Promise((closed) => endpoint.close(closed));
    await stripe.customers.create();
    await standIn.deliver();
    expect(standIn.pending()).toBe(1);
  });

  it('are held back, doubled, turned round or lost when that is asked for', async () => {
    standIn.setDelivery({ late: true, twice: true, shuffled: true });
    await buy();
    await new Promise((passed) => setTimeout(passed, 150));
    expect(came).toEqual([]);
    await standIn.deliver();
    const all = await happened();
    expect(types()).toEqual(all.flatMap((type) => [type, type]).reverse());
    standIn.setDelivery({ late: false, twice: false, shuffled: false, lost: true });
    await buy();
    expect(standIn.pending()).toBe(0);
    standIn.setDelivery({ lost: false });
    came = [];
    await stripe.customers.create();
    await vi.waitUntil(() => standIn.pending() === 0);
    expect(types()).toEqual(['customer.created']);
  });
});

describe('a test that sends events itself', () => {
  it('takes them signed, each once, and may do with them what it likes', async () => {
    const { standIn, stripe } = openStandIn();
    await subscribe({ standIn, stripe });
    const taken = standIn.takeEvents();
    expect(taken.length).toBeGreaterThan(5);
    for (const { body, signature, id } of taken) {
      expect(stripe.webhooks.constructEvent(body, signature, 'whsec_trial').id).toBe(id);
    }
    expect(standIn.takeEvents()).toEqual([]);
  });
});
