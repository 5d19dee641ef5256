import { type RouterContextProvider, redirect, redirectDocument, replace } from 'react-router';
import { checkoutAddress } from '#app/plans/payment/checkout-address.server.ts';
import { readSoldTier } from '#app/plans/plan-catalogue.ts';
import { safePath } from '#app/platform/http/safe-path.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';

type Arrival = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  userId: string;
  /** The page they land on, unless they have chosen a plan to pay for. */
  to: string;
  /** Of the plan that was chosen before. */
  plan: string | null;
  said: string;
  /** Set-Cookie headers. */
  cookies: readonly string[];
};

/** Sends somebody who has just signed in to where they wanted to go. */
export async function arrive({ request, context, userId, to, plan, said, cookies }: Arrival) {
  const headers = cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]);
  const tier = readSoldTier(plan);
  if (tier) {
    const start = await checkoutAddress({ userId, tier, siteUrl: siteAddress(request) });
    if ('to' in start) {
      showToast(context, 'success', said);
      return redirectDocument(start.to, { headers });
    }
    showToast(context, 'error', 'Error creating checkout session');
    return redirect('/pricing', { headers });
  }
  showToast(context, 'success', said);
  return replace(to, { headers });
}

/** The page that was wanted, or where the work of this account begins. */
export function landing(from: string | null, { isAdmin }: { isAdmin: boolean }): string {
  return safePath(from, isAdmin ? '/admin' : '/my-meetings');
}
