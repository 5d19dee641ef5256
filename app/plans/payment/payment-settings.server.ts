import { createHmac } from 'node:crypto';
import { env } from '#app/platform/env.server.ts';
import { sessionSecret } from '#app/platform/http/secret.server.ts';
import { type SoldTier, soldTiers } from '../plan-catalogue.ts';

export type PaymentSettings = {
  secretKey: string;
  webhookSecret: string;
  /** The price that is sold comes first; subscriptions to the others are honoured. */
  prices: Record<SoldTier, readonly string[]>;
  portalConfiguration: string | null;
  /** Where Stripe answers, when it is not Stripe itself. */
  apiUrl: string | null;
  /** The demonstration's own stand-in answers in place of Stripe. */
  isStandIn: boolean;
};

/** Which variables payment lacks; none in the demonstration, which has a stand-in for Stripe. */
export function missingSettings(): string[] {
  if (usesStandIn) return [];
  const wanted = {
    STRIPE_SECRET_KEY: env.STRIPE_SECRET_KEY,
    STRIPE_WEBHOOK_SECRET: env.STRIPE_WEBHOOK_SECRET,
    STRIPE_PRICE_BASIC: env.STRIPE_PRICE_BASIC,
    STRIPE_PRICE_PREMIUM: env.STRIPE_PRICE_PREMIUM,
  };
  return Object.entries(wanted).flatMap(([name, value]) => (value ? [] : [name]));
}

const usesStandIn = env.DAIS_MODE === 'demo' && !env.STRIPE_SECRET_KEY;

/** How this site is paid; null where it is not set up. */
export const paymentSettings: PaymentSettings | null = usesStandIn
  ? {
      secretKey: `sk_demo_${demoSecret('key')}`,
      webhookSecret: `whsec_${demoSecret('webhook')}`,
      prices: {
        basic: env.STRIPE_PRICE_BASIC ?? ['price_demo_basic'],
        premium: env.STRIPE_PRICE_PREMIUM ?? ['price_demo_premium'],
      },
      portalConfiguration: null,
      apiUrl: env.STRIPE_API_URL ?? `http://${ownHost()}:${env.PORT}`,
      isStandIn: true,
    }
  : fromEnvironment();

function fromEnvironment(): PaymentSettings | null {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_BASIC, STRIPE_PRICE_PREMIUM } =
    env;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET || !STRIPE_PRICE_BASIC || !STRIPE_PRICE_PREMIUM)
    return null;
  return {
    secretKey: STRIPE_SECRET_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    prices: { basic: STRIPE_PRICE_BASIC, premium: STRIPE_PRICE_PREMIUM },
    portalConfiguration: env.STRIPE_PORTAL_CONFIGURATION ?? null,
    apiUrl: env.STRIPE_API_URL ?? null,
    isStandIn: false,
  };
}

/** Unguessable and the same on every start: made of the secret that is kept beside the data. */
function demoSecret(name: string): string {
  return createHmac('sha256', sessionSecret).update(`stripe stand-in ${name}`).digest('hex');
}

function ownHost(): string {
  return ['0.0.0.0', '::'].includes(env.HOST) ? '127.0.0.1' : env.HOST;
}

/** The plan that a price belongs to; null for a price that no plan has or had. */
export function tierOfPrice(priceId: string): SoldTier | null {
  return soldTiers.find((tier) => paymentSettings?.prices[tier].includes(priceId)) ?? null;
}
