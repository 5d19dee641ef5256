import { paymentSettings } from '#app/plans/payment/payment-settings.server.ts';
import { env } from '#app/platform/env.server.ts';
import type { StripeStandIn } from '#stand-ins/stripe/create-stand-in.ts';

/** Stripe's place is taken in the demonstration only; production does not even load the files. */
export async function loadStandIn(): Promise<StripeStandIn | null> {
  if (env.DAIS_MODE !== 'demo' || !paymentSettings?.isStandIn) return null;
  const { openStandIn } = await import('#stand-ins/stripe/open-stand-in.ts');
  return openStandIn(paymentSettings);
}
