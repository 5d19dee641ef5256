import { redirect, redirectDocument } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { openPortal } from '#app/plans/payment/open-portal.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import type { Route } from './+types/billing-portal';

export const loader = () => redirect('/settings');

/** 'Invoices and Card': the reader's own page at Stripe. */
export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  try {
    return redirectDocument(await openPortal({ userId, siteUrl: siteAddress(request) }));
  } catch (error) {
    const failed = 'An unexpected error occurred. Please try again later.';
    showToast(context, 'error', refusalOf(error, failed).message);
    return redirect('/settings');
  }
}
