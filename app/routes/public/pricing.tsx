import { redirect } from 'react-router';
import { requireViewer, viewerContext } from '#app/accounts/viewer.server.ts';
import { brand } from '#app/brand.ts';
import { PublicMeta } from '#app/PageMeta.tsx';
import { chooseFreePlan } from '#app/plans/choose-free-plan.server.ts';
import { PlanCard } from '#app/plans/PlanCard.tsx';
import { plans } from '#app/plans/plan-catalogue.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { log } from '#app/platform/log.server.ts';
import { Notice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/pricing';

export const handle = { hydrate: false };

export function loader({ request, context }: Route.LoaderArgs) {
  if (new URL(request.url).searchParams.get('checkout') === 'cancelled') {
    showToast(context, 'info', 'Checkout was cancelled. Nothing was paid.');
    throw redirect('/pricing');
  }
  const viewer = context.get(viewerContext);
  return { viewer: viewer && { tier: viewer.tier ?? 'free', isAdmin: viewer.isAdmin } };
}

/** The free-plan button. The other plans change the tier only once they are paid. */
export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  try {
    const { pays } = await chooseFreePlan(userId);
    // What is paid goes on until its period ends: that is agreed to on a page of its own.
    if (pays) return redirect('/settings/cancel-subscription');
  } catch (error) {
    log.error({ err: error }, 'free plan was not chosen');
    showToast(context, 'error', 'Failed to update subscription. Please try again.');
    return redirect('/pricing');
  }
  showToast(context, 'success', 'Successfully enrolled in Free tier!');
  return redirect('/my-meetings');
}

export function ServerComponent({ loaderData: { viewer }, matches }: Route.ServerComponentProps) {
  const [sold, agreed] = [plans.filter((plan) => plan.price), plans.filter((plan) => !plan.price)];
  return (
    <PageFrame>
      <PublicMeta
        title="Pricing"
        description={`What the plans of ${brand.name} hold and cost. Following the meetings of one local municipality is free.`}
        path="/pricing"
        matches={matches}
      />
      <PageHeading
        title="Pricing"
        lead="Per month, paid in advance. Following one local municipality is free."
      />
      <Notice title="Early Access Pricing – for a Limited Time only!">
        Start on Citizen, and take a paid plan when you need it. Paid plans can be changed or
        cancelled at any time in your settings; what is paid runs to the end of its month.
      </Notice>
      <div className="mt-8 grid gap-5 md:grid-cols-3">
        {sold.map((plan) => (
          <PlanCard key={plan.tier} plan={plan} viewer={viewer} />
        ))}
      </div>
      <div className="mt-5 grid gap-5 md:grid-cols-2">
        {agreed.map((plan) => (
          <PlanCard key={plan.tier} plan={plan} viewer={viewer} />
        ))}
      </div>
    </PageFrame>
  );
}
