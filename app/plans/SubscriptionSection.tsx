import { Form } from 'react-router';
import { formatDay } from '#app/platform/moment.ts';
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx';
import { DefinitionList } from '#app/ui/DefinitionList.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { cancellationCopy } from './cancellation-copy.ts';
import { PortalForm } from './PaymentNotice.tsx';
import { seatsPath } from './seats/seat-words.ts';

const cancelPage = '/settings/cancel-subscription';

export type SubscriptionSectionProps = {
  plan: string;
  isCustomer: boolean;
  subscription: {
    plan: string;
    status: string;
    currentPeriodEnd: Date;
    cancelAtPeriodEnd: boolean;
    graceUntil: Date | null;
  } | null;
  agreedUntil: Date | null;
  /** Whose plan it is, where theirs is a seat on it. */
  seatOf: string | null;
  hasSeats: boolean;
};

/** 'Subscription Management': what is paid, until when, and what can be done about it. */
export function SubscriptionSection(given: SubscriptionSectionProps) {
  const { plan, isCustomer, subscription, agreedUntil, seatOf, hasSeats } = given;
  const goesOn = subscription !== null && !subscription.cancelAtPeriodEnd;
  return (
    <div className="grid gap-5">
      <DefinitionList
        items={[
          { term: 'Current Plan', value: plan },
          {
            term: 'Next Billing Date',
            value: goesOn ? formatDay(subscription.currentPeriodEnd) : 'N/A',
          },
        ]}
      />
      <State {...{ subscription, agreedUntil, seatOf, plan }} />
      <div className="button-row">
        {subscription === null ? <LinkButton to="/pricing">See All Plans</LinkButton> : null}
        {hasSeats ? (
          <LinkButton to={seatsPath}>{seatOf === null ? 'Seats' : 'Your Seat'}</LinkButton>
        ) : null}
        {goesOn ? <LinkButton to="/settings/change-plan">Change Plan</LinkButton> : null}
        {subscription?.cancelAtPeriodEnd && seatOf === null ? <Resume /> : null}
        {isCustomer ? <PortalForm /> : null}
        {goesOn ? <Cancel until={subscription.currentPeriodEnd} /> : null}
      </div>
    </div>
  );
}

type StateProps = Pick<
  SubscriptionSectionProps,
  'subscription' | 'agreedUntil' | 'seatOf' | 'plan'
>;

function State({ subscription, agreedUntil, seatOf, plan }: StateProps) {
  if (seatOf !== null) {
    return (
      <Notice title={`You have a seat on the ${plan} plan of ${seatOf}`}>
        {agreedUntil ? `It is agreed until ${formatDay(agreedUntil)}. ` : ''}
        {subscription && !subscription.cancelAtPeriodEnd
          ? `You also pay for ${subscription.plan}, which you can cancel.`
          : 'Nothing is billed to you.'}
      </Notice>
    );
  }
  if (agreedUntil) {
    return (
      <Notice title={`Your ${plan} plan is agreed until ${formatDay(agreedUntil)}`}>
        {subscription
          ? `You also pay for ${subscription.plan}, which you can cancel.`
          : 'Nothing is billed to a card. Write to us when you want to go on after that.'}
      </Notice>
    );
  }
  if (!subscription) return null;
  if (subscription.cancelAtPeriodEnd) {
    return (
      <Notice title="Your subscription is cancelled">
        You have access to {subscription.plan} until {formatDay(subscription.currentPeriodEnd)}.
        After that you are on the free plan, and nothing more is billed.
      </Notice>
    );
  }
  if (subscription.status === 'past_due' || subscription.status === 'unpaid') {
    return (
      <Notice title="Your last payment did not go through">
        {subscription.graceUntil
          ? `You have access to ${subscription.plan} until ${formatDay(subscription.graceUntil)}. Enter a card that works under “Invoices and Card”.`
          : 'Your plan rests until it is paid, under “Invoices and Card”.'}
      </Notice>
    );
  }
  return null;
}

function Resume() {
  return (
    <Form method="post" action={cancelPage}>
      <SubmitButton formAction={cancelPage} name="intent" value="resume" pendingLabel="Resuming...">
        Resume Subscription
      </SubmitButton>
    </Form>
  );
}

function Cancel({ until }: { until: Date }) {
  return (
    <ConfirmDialog
      title={cancellationCopy.title}
      description={cancellationCopy.text(until)}
      cancelLabel={cancellationCopy.keep}
      trigger={{ label: 'Cancel Subscription', variant: 'quiet', fallbackHref: cancelPage }}
      actions={
        <Form method="post" action={cancelPage}>
          <SubmitButton
            variant="danger"
            formAction={cancelPage}
            name="intent"
            value="cancel"
            pendingLabel="Cancelling..."
          >
            {cancellationCopy.title}
          </SubmitButton>
        </Form>
      }
    />
  );
}
