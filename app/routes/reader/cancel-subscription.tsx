import { Form, redirect } from 'react-router';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { cancellationCopy } from '#app/plans/cancellation-copy.ts';
import {
  cancelSubscription,
  resumeSubscription,
} from '#app/plans/payment/cancel-subscription.server.ts';
import { readPaymentState } from '#app/plans/payment/payment-state.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { log } from '#app/platform/log.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { Route } from './+types/cancel-subscription';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId } = requireViewer(context, request);
  const { subscription } = await orErrorPage(
    readPaymentState(userId),
    'Failed to load subscription information',
  );
  if (!subscription || subscription.cancelAtPeriodEnd) throw redirect('/settings');
  return { until: subscription.currentPeriodEnd };
}

const said = {
  cancel: {
    done: 'Subscription cancelled successfully. Your access will continue until the end of your current billing period.',
    failed: 'Unable to cancel subscription. Please try again later.',
  },
  resume: {
    done: 'Your subscription goes on.',
    failed: 'Failed to update subscription. Please try again.',
  },
};

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const intent = (await readForm(request)).get('intent') === 'resume' ? 'resume' : 'cancel';
  try {
    await (intent === 'resume' ? resumeSubscription(userId) : cancelSubscription(userId));
    showToast(context, 'success', said[intent].done);
  } catch (error) {
    if (!(error instanceof AppError)) log.error({ err: error }, `${intent} failed`);
    showToast(context, 'error', said[intent].failed);
  }
  return redirect('/settings');
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  return (
    <PageFrame width="reading" className="max-w-[34rem]">
      <PrivateMeta title={cancellationCopy.title} />
      <PageHeading
        title={cancellationCopy.title}
        lead={cancellationCopy.text(loaderData.until)}
        above={<BackLink to="/settings">Settings</BackLink>}
      />
      <Form method="post" className="button-row">
        <LinkButton to="/settings">{cancellationCopy.keep}</LinkButton>
        <SubmitButton variant="danger" name="intent" value="cancel" pendingLabel="Cancelling...">
          {cancellationCopy.title}
        </SubmitButton>
      </Form>
    </PageFrame>
  );
}
