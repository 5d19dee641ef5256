import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import Stripe from 'stripe';
import { createStripeStandIn, type StandInOptions } from '#stand-ins/stripe/create-stand-in.ts';

export const prices = { basic: 'price_basic', premium: 'price_premium' };

const options: StandInOptions = {
  secretKey: 'sk_test_trial',
  webhookSecret: 'whsec_trial',
  webhookUrl: null,
  offers: [
    { price: prices.basic, product: 'prod_basic', name: 'Pro', cents: 2500 },
    { price: prices.premium, product: 'prod_premium', name: 'Pro+', cents: 5000 },
  ],
  siteUrl: 'http://localhost:3000',
  statePath: null,
};

/** A stand-in in memory with the official client, without a network between them. */
export function openStandIn(given: Partial<StandInOptions> = {}) {
  const standIn = createStripeStandIn({ ...options, ...given });
  const httpClient = Stripe.createFetchHttpClient(standIn.fetch);
  return { standIn, stripe: new Stripe(options.secretKey, { httpClient, telemetry: false }) };
}

/** The stand-in at an address of its own, and the official client that calls it over HTTP. */
export async function serveStandIn(given: Partial<StandInOptions> = {}) {
  const { standIn } = openStandIn(given);
  const server = express().use(standIn.router).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has an address with a port.
  const { port } = server.address() as AddressInfo;
  const connect = (key: string) =>
    new Stripe(key, {
      host: '127.0.0.1',
      port,
      protocol: 'http',
      telemetry: false,
      maxNetworkRetries: 0,
    });
  return {
    standIn,
    stripe: connect(options.secretKey),
    connect,
    url: `http://127.0.0.1:${port}`,
    close: () => {
      standIn.stop();
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

type Buying = Pick<ReturnType<typeof openStandIn>, 'standIn' | 'stripe'> & {
  price?: string;
  email?: string;
};

/** A customer who has paid for a plan through a checkout. */
export async function subscribe({ standIn, stripe, price = prices.basic, email }: Buying) {
  const customer = await stripe.customers.create({ email: email ?? 'reader@example.com' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price, quantity: 1 }],
    success_url: 'http://localhost:3000/paid?checkout={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:3000/pricing',
  });
  standIn.pay(session.id);
  const { data } = await stripe.subscriptions.list({ customer: customer.id });
  const [subscription] = data;
  const item = subscription?.items.data[0];
  if (!subscription || !item) throw new Error('Paying for a checkout made no subscription.');
  return {
    customer: customer.id,
    session: session.id,
    subscription: subscription.id,
    item: item.id,
  };
}
