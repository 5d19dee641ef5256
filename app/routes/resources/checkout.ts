import { redirect, redirectDocument } from 'react-router';
import { viewerContext } from '#app/accounts/viewer.server.ts';
import { checkoutAddress } from '#app/plans/payment/checkout-address.server.ts';
import { readSoldTier } from '#app/plans/plan-catalogue.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import type { Route } from './+types/checkout';

export const loader = () => redirect('/pricing');

/** The button of a paid plan. The form names the plan alone: its price is looked up here. */
export async function action({ request, context }: Route.ActionArgs) {
  const tier = readSoldTier((await readForm(request)).get('tier'));
  if (!tier) {
    showToast(context, 'error', 'Unable to start checkout process. Please try again later.');
    return redirect('/pricing');
  }
  const viewer = context.get(viewerContext);
  if (!viewer) return redirect(`/auth?mode=signup&plan=${tier}`);
  const start = await checkoutAddress({
    userId: viewer.userId,
    tier,
    siteUrl: siteAddress(request),
  });
  if ('to' in start) return redirectDocument(start.to);
  showToast(context, 'error', start.refused);
  return redirect('/pricing');
}
