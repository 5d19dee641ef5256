import { ownCustomer } from './own-subscription.server.ts';
import { requireSettings, stripe } from './stripe.server.ts';

/** The page of Stripe with a reader's invoices and card. @throws AppError not-found */
export async function openPortal({
  userId,
  siteUrl,
}: {
  userId: string;
  siteUrl: string;
}): Promise<string> {
  const { portalConfiguration } = requireSettings();
  const session = await stripe().billingPortal.sessions.create({
    customer: await ownCustomer(userId),
    return_url: `${siteUrl}/settings`,
    ...(portalConfiguration ? { configuration: portalConfiguration } : {}),
  });
  return session.url;
}
