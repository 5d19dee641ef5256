import { AppError } from '#app/platform/app-error.ts';
import { log } from '#app/platform/log.server.ts';
import type { SoldTier } from '../plan-catalogue.ts';
import { startCheckout } from './start-checkout.server.ts';
import { paymentNotSetUp } from './stripe.server.ts';

/**
 * Where a reader who wants a plan goes on: to Stripe's page, or, when they pay already, to the page
 * that changes the plan. A failure is logged and told.
 */
export async function checkoutAddress(wanted: {
  userId: string;
  tier: SoldTier;
  siteUrl: string;
}): Promise<{ to: string } | { refused: string }> {
  try {
    const start = await startCheckout(wanted);
    return { to: 'pay' in start ? start.pay : `/settings/change-plan?plan=${wanted.tier}` };
  } catch (error) {
    if (error instanceof AppError) {
      log.warn({ reason: error.message }, 'checkout refused');
      return { refused: error.message };
    }
    log.error({ err: error }, 'checkout failed');
    return { refused: paymentNotSetUp };
  }
}
