import { Outlet } from 'react-router';
import { closedBy, requireViewer } from '#app/accounts/viewer.server.ts';
import { MailPauseNotice } from '#app/alerts/mail-pause/MailPauseNotice.tsx';
import { PaymentNotice } from '#app/plans/PaymentNotice.tsx';
import { readPaymentNotice } from '#app/plans/payment/payment-state.server.ts';
import { Elsewhere } from '#app/ui/Elsewhere.tsx';
import type { Route } from './+types/_layout';

/** The guard of everything a reader sees. */
export const middleware = [closedBy(requireViewer)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId, email, mailPause } = requireViewer(context, request);
  const sessionId = new URL(request.url).searchParams.get('checkout');
  return { payment: await readPaymentNotice({ userId, sessionId }), email, mailPause };
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { payment, email, mailPause } = loaderData;
  return (
    <>
      {payment?.kind === 'overdue' ? (
        // Settings says itself what is overdue, with all that can be done about it.
        <Elsewhere than="/settings">
          <PaymentNotice notice={payment} />
        </Elsewhere>
      ) : payment ? (
        <PaymentNotice notice={payment} />
      ) : null}
      {mailPause ? (
        <section
          aria-label="Your mail"
          className="page-page mx-auto w-full px-4 pt-6 md:px-8 print:hidden"
        >
          <MailPauseNotice pause={mailPause} email={email} />
        </section>
      ) : null}
      <Outlet />
    </>
  );
}
