import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { PaymentMatterTable } from '#app/plans/PaymentMatterTable.tsx';
import {
  listPaymentMatters,
  processPaymentMatter,
} from '#app/plans/payment/payment-matters.server.ts';
import { SetPlanForm } from '#app/plans/SetPlanForm.tsx';
import { planSetting, setPlan } from '#app/plans/set-plan.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { formatDay } from '#app/platform/moment.ts';
import { readPlace } from '#app/platform/page-by-key.ts';
import { EmptyState } from '#app/ui/EmptyState.tsx';
import { ListSwitch } from '#app/ui/ListSwitch.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import type { Route } from './+types/payments';
import { switchProcessed } from './switch-processed.server.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { searchParams } = new URL(request.url);
  const showProcessed = searchParams.get('processed') === 'on';
  const { rows, ...pages } = await orErrorPage(
    listPaymentMatters({ showProcessed, place: readPlace(searchParams) }),
    'Failed to load subscription information',
  );
  const matters = rows.map(({ createdAt, ...row }) => ({ ...row, date: formatDay(createdAt) }));
  return { showProcessed, matters, ...pages };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireAdmin(context, request);
  const form = await readForm(request.clone());
  if (form.get('intent') !== 'set-plan') {
    return switchProcessed({
      request,
      context,
      change: ({ id, processed }) => processPaymentMatter({ actorId: userId, id, processed }),
      done: (processed) => `Payment marked as ${processed ? 'processed' : 'unprocessed'}`,
      failed: 'Failed to update payment status',
    });
  }
  const submission = parseWithZod(form, { schema: planSetting });
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply() }, { status: 400 });
  }
  try {
    const { alsoPays } = await setPlan({ actorId: userId, setting: submission.value });
    const warning = ' They also pay for a plan by card: ask them to cancel it.';
    showToast(context, 'success', `The plan is set.${alsoPays ? warning : ''}`);
    return redirect('/admin/payments');
  } catch (error) {
    const failed = 'Failed to update subscription. Please try again.';
    const { message, status } = refusalOf(error, failed);
    return data({ lastResult: submission.reply({ formErrors: [message] }) }, { status });
  }
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { showProcessed, matters, previous, next } = loaderData;
  return (
    <div className="grid gap-10">
      <PrivateMeta title="Payments" />
      <section aria-labelledby="matters">
        <h2 id="matters" className="section-title mb-3">
          Refunds and Disputes
        </h2>
        <div className="mb-3">
          <ListSwitch name="processed" label="Show processed payments" checked={showProcessed} />
        </div>
        {matters.length > 0 ? (
          <PaymentMatterTable matters={matters} />
        ) : (
          <EmptyState
            headingLevel={3}
            title="No payments to look at"
            text="Refunds, disputes and subscriptions that were ended as doubles appear here."
          />
        )}
        <Pagination previous={previous} next={next} />
      </section>
      <section aria-labelledby="set-plan">
        <h2 id="set-plan" className="section-title">
          Set a Plan
        </h2>
        <p className="mt-1 mb-5 max-w-[42rem] text-muted">
          Enterprise and Municipal plans are agreed on, and end with their last day. Every change is
          in the audit log.
        </p>
        <SetPlanForm />
      </section>
    </div>
  );
}
