import { join } from 'node:path';
import type { PaymentSettings } from '#app/plans/payment/payment-settings.server.ts';
import { plans, soldTiers } from '#app/plans/plan-catalogue.ts';
import { env } from '#app/platform/env.server.ts';
import type { Offer } from './catalogue.ts';
import { createStripeStandIn, type StripeStandIn } from './create-stand-in.ts';

let opened: StripeStandIn | undefined;

/** The demonstration's one stand-in, kept beside its database and working from now on. */
export function openStandIn({ secretKey, webhookSecret, prices, apiUrl }: PaymentSettings) {
  if (opened) return opened;
  opened = createStripeStandIn({
    secretKey,
    webhookSecret,
    webhookUrl: `${apiUrl}/resources/stripe-webhook`,
    offers: offersOf(prices),
    siteUrl: env.siteUrl,
    statePath: join(env.dataDir, 'stripe-stand-in.json'),
  });
  opened.start();
  return opened;
}

/** The paid plans as an operator would set them up at Stripe. */
function offersOf(prices: PaymentSettings['prices']): Offer[] {
  return soldTiers.flatMap((tier) => {
    const plan = plans.find((one) => one.tier === tier);
    if (!plan?.price) return [];
    const { cents } = plan.price;
    const product = `prod_demo_${tier}`;
    return prices[tier].map((price) => ({ price, product, name: plan.name, cents }));
  });
}
