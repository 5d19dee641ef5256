import { env } from '#app/platform/env.server.ts';
import { ownCustomer } from './own-subscription.server.ts';
import { requireSettings, stripe } from './stripe.server.ts';

/** The page of Stripe with a reader's invoices and card. @throws AppError not-found */
export async function openPortal(userId: string): Promise<string> {
  const { portalConfiguration } = requireSettings();
  const session = await stripe().billingPortal.sessions.create({
    customer: await ownCustomer(userId),
    return_url: `${env.siteUrl}/settings`,
    ...(portalConfiguration ? { configuration: portalConfiguration } : {}),
  });
  return session.url;
}
