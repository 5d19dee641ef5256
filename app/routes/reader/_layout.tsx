import { Outlet } from 'react-router';
import { closedBy, requireViewer } from '#app/accounts/viewer.server.ts';
import { PaymentNotice } from '#app/plans/PaymentNotice.tsx';
import { readPaymentNotice } from '#app/plans/payment/payment-state.server.ts';
import { Elsewhere } from '#app/ui/Elsewhere.tsx';
import type { Route } from './+types/_layout';

/** The guard of everything a reader sees. */
export const middleware = [closedBy(requireViewer)];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId } = requireViewer(context, request);
  const sessionId = new URL(request.url).searchParams.get('checkout');
  return { payment: await readPaymentNotice({ userId, sessionId }) };
}

export function ServerComponent({ loaderData: { payment } }: Route.ServerComponentProps) {
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
      <Outlet />
    </>
  );
}
