import { redirect } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { ChangePlanForm } from '#app/plans/ChangePlanForm.tsx';
import { changePlan, offerChange } from '#app/plans/payment/change-plan.server.ts';
import { readPaymentState } from '#app/plans/payment/payment-state.server.ts';
import { plans, readSoldTier } from '#app/plans/plan-catalogue.ts';
import { AppError } from '#app/platform/app-error.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { ErrorNotice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/change-plan';

const failed = 'Failed to update subscription. Please try again.';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId } = requireViewer(context, request);
  const { subscription } = await orErrorPage(
    readPaymentState(userId),
    'Failed to load subscription information',
  );
  if (!subscription) throw redirect('/pricing');
  const others = plans
    .map(({ tier }) => readSoldTier(tier))
    .filter((tier) => tier !== null && tier !== subscription.tier);
  const offers = await Promise.all(
    others.map(async (tier) => ({ tier, ...(await readOffer(userId, tier)) })),
  );
  return { current: subscription.tier, currentPlan: subscription.plan, offers };
}

type SoldTier = NonNullable<ReturnType<typeof readSoldTier>>;

async function readOffer(userId: string, tier: SoldTier | null) {
  if (!tier) return { offer: null, problem: failed };
  try {
    return { offer: await offerChange({ userId, tier }), problem: null };
  } catch (error) {
    const problem = refusalOf(error, 'Failed to load subscription information').message;
    return { offer: null, problem };
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const form = await readForm(request);
  const tier = readSoldTier(form.get('tier'));
  const at = Number(form.get('at'));
  try {
    if (!tier || !Number.isSafeInteger(at)) throw new AppError('invalid', failed);
    await changePlan({ userId, tier, at });
    showToast(context, 'success', 'Your plan was changed.');
    return redirect('/settings');
  } catch (error) {
    showToast(context, 'error', refusalOf(error, failed).message);
    return redirect('/settings/change-plan');
  }
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { current, currentPlan, offers } = loaderData;
  return (
    <PageFrame width="reading">
      <PrivateMeta title="Change Plan" />
      <PageHeading
        title="Change Plan"
        lead={`You are on ${currentPlan}. What you have paid for this month is counted in.`}
        above={<BackLink to="/settings">Settings</BackLink>}
      />
      <div className="grid gap-6">
        {offers.map(({ tier, offer, problem }) =>
          tier && offer ? (
            <ChangePlanForm key={tier} current={current} tier={tier} offer={offer} />
          ) : (
            <ErrorNotice key={tier} title={problem ?? failed} />
          ),
        )}
      </div>
    </PageFrame>
  );
}
