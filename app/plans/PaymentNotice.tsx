import { Form, Link } from 'react-router';
import { formatDay } from '#app/platform/moment.ts';
import { KeepFresh } from '#app/ui/KeepFresh.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';

type PaymentNoticeProps = {
  notice:
    | { kind: 'confirming' }
    | { kind: 'confirmed'; plan: string }
    | { kind: 'overdue'; until: Date | null };
};

/** How the reader's payment stands, above the page they are on. */
export function PaymentNotice({ notice }: PaymentNoticeProps) {
  return (
    <section
      aria-label="Your payment"
      className="page-page mx-auto w-full px-4 pt-6 md:px-8 print:hidden"
    >
      <div role="status">
        <Words notice={notice} />
      </div>
    </section>
  );
}

function Words({ notice }: PaymentNoticeProps) {
  if (notice.kind === 'confirming') {
    return (
      <Notice title="Your payment is being confirmed">
        <KeepFresh seconds={3} />
        This page shows your new plan as soon as the payment has arrived, usually within a minute.
        Nothing more is needed from you.
      </Notice>
    );
  }
  if (notice.kind === 'confirmed') {
    return (
      <Notice title={`You are on the ${notice.plan} plan`}>
        Your payment has arrived. The plan and its next billing date are in{' '}
        <Link to="/settings">your settings</Link>.
      </Notice>
    );
  }
  return (
    <Notice title="Your last payment did not go through">
      {notice.until
        ? `Your plan goes on until ${formatDay(notice.until)}, and the payment is tried again by then. `
        : 'Your plan rests until it is paid. '}
      If your card has changed, enter the new one.
      <div className="mt-3">
        <PortalForm />
      </div>
    </Notice>
  );
}

/** To the reader's page at Stripe. */
export function PortalForm() {
  return (
    <Form method="post" action="/resources/billing-portal">
      <SubmitButton
        variant="secondary"
        formAction="/resources/billing-portal"
        pendingLabel="Opening..."
      >
        Invoices and Card
      </SubmitButton>
    </Form>
  );
}
