import { z } from 'zod';

/** The price that is sold comes first; subscriptions to the others are honoured. */
const priceIds = z
  .string()
  .regex(/^price_\w+(\s*,\s*price_\w+)*$/)
  .transform((ids) => ids.split(/\s*,\s*/))
  .optional();

/** What the environment says of the service by which plans are paid. */
export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/)
    .optional()
    .describe('the secret or restricted key of your Stripe account, sk_… or rk_…'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/)
    .optional()
    .describe("the webhook endpoint's signing secret, whsec_…"),
  STRIPE_PRICE_BASIC: priceIds.describe('the id of Pro’s price; older ones after a comma'),
  STRIPE_PRICE_PREMIUM: priceIds.describe('the id of Pro+’s price; older ones after a comma'),
  STRIPE_PORTAL_CONFIGURATION: z
    .string()
    .regex(/^bpc_\w+$/)
    .optional()
    .describe('a configuration of the customer portal other than the default one, bpc_…'),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('where something that speaks like Stripe answers; never in production'),
};
