import { data, Form, redirect } from 'react-router';
import { ConfirmEmailNotice } from '#app/accounts/ConfirmEmailNotice.tsx';
import { requireViewer, viewerContext } from '#app/accounts/viewer.server.ts';
import { brand } from '#app/brand.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { readInvitation } from '#app/plans/seats/read-invitation.server.ts';
import { seatsPath, takeSeatPath } from '#app/plans/seats/seat-words.ts';
import { takeSeat } from '#app/plans/seats/take-seat.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { Route } from './+types/take-seat';

export const handle = { toasts: 'one' };

/** The address holds a secret: nothing between here and its reader keeps the page. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

/** Looking takes nothing: programs that check the links in mail look at them too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const secret = secretIn(request);
  const viewer = context.get(viewerContext);
  const userId = viewer?.userId ?? null;
  const invitation = secret === '' ? null : await orErrorPage(readInvitation({ userId, secret }));
  const from = `${takeSeatPath}?${new URLSearchParams({ token: secret })}`;
  const way = (mode: 'signin' | 'signup') => `/auth?${new URLSearchParams({ mode, from })}`;
  const page = {
    invitation,
    email: viewer?.email ?? null,
    ways: { signIn: way('signin'), signUp: way('signup') },
  };
  return data(page, { status: invitation === null && secret !== '' ? 400 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const secret = secretIn(request);
  try {
    await takeSeat({ userId, secret });
  } catch (error) {
    showToast(
      context,
      'error',
      refusalOf(error, 'The seat was not taken. Please try again.').message,
    );
    return redirect(`${takeSeatPath}?${new URLSearchParams({ token: secret })}`);
  }
  showToast(context, 'success', 'The seat is yours.');
  return redirect(seatsPath);
}

function secretIn(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { invitation, email, ways } = loaderData;
  const meta = <PrivateMeta title="A seat for you" />;
  if (invitation === null) {
    return (
      <PageFrame width="reading" className="max-w-[34rem]">
        {meta}
        <PageHeading
          title="This link does not work"
          lead="It has expired, was used already or was taken back. Whoever invited you can send another."
        />
        {email === null ? null : <LinkButton to="/settings">Your Settings</LinkButton>}
      </PageFrame>
    );
  }
  const { plan, ownerEmail, refusal } = invitation;
  return (
    <PageFrame width="reading" className="max-w-[34rem]">
      {meta}
      <PageHeading
        title={`A seat on the ${plan} plan`}
        lead={
          <span className="wrap-anywhere">
            {ownerEmail} pays for the {plan} plan of {brand.name} and offers you a seat on it. It
            costs you nothing. They see that you have it, and nothing of what you read or write.
          </span>
        }
      />
      {email === null ? (
        <>
          <p className="mb-4">Sign in, or make an account, with the address that got the link.</p>
          <div className="button-row">
            <LinkButton to={ways.signIn} variant="primary">
              Sign In
            </LinkButton>
            <LinkButton to={ways.signUp}>Sign Up</LinkButton>
          </div>
        </>
      ) : refusal === null ? (
        <Form method="post">
          <SubmitButton pendingLabel="Taking...">Take the Seat</SubmitButton>
        </Form>
      ) : refusal === 'unconfirmed' ? (
        <>
          <ConfirmEmailNotice email={email} />
          <p className="mt-4">Then follow the link of the invitation again.</p>
        </>
      ) : (
        <div className="grid gap-4">
          <Notice title="You cannot take it now">{refusal.message}</Notice>
          <div>
            <LinkButton to="/settings">Your Settings</LinkButton>
          </div>
        </div>
      )}
    </PageFrame>
  );
}
