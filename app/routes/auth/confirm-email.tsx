import { data, Form, redirect } from 'react-router';
import { isTokenGood } from '#app/accounts/account-token.server.ts';
import { ConfirmEmailNotice } from '#app/accounts/ConfirmEmailNotice.tsx';
import {
  askToConfirmAgain,
  confirmEmail,
  isEmailConfirmed,
} from '#app/accounts/confirm-email.server.ts';
import { requireViewer, viewerContext } from '#app/accounts/viewer.server.ts';
import { brand } from '#app/brand.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { AppError } from '#app/platform/app-error.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { Route } from './+types/confirm-email';

export const handle = { toasts: 'one' };

/** The address holds a secret: nothing between here and its reader keeps the page. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

/** Looking confirms nothing: programs that check the links in mail look at them too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const secret = secretIn(request);
  const viewer = context.get(viewerContext);
  const good = await isTokenGood({ purpose: 'confirm-email', secret });
  const confirmed = viewer !== null && (await isEmailConfirmed(viewer.userId));
  const state = good ? 'good' : confirmed ? 'confirmed' : 'bad';
  const email = viewer && !confirmed ? viewer.email : null;
  const status = state === 'bad' && secret !== '' ? 400 : 200;
  return data({ state, asked: secret !== '', signedIn: viewer !== null, email }, { status });
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  try {
    if (form.get('intent') === 'again') {
      const viewer = requireViewer(context, request);
      const sent = await askToConfirmAgain(viewer);
      const words = sent ? 'We sent you the link again.' : 'Your email address is confirmed.';
      showToast(context, 'success', words);
      return redirect('/settings');
    }
    await confirmEmail(secretIn(request));
    showToast(context, 'success', 'Your email address is confirmed.');
    return redirect(context.get(viewerContext) ? '/my-meetings' : '/auth');
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    showToast(context, 'error', error.message);
    return redirect(form.get('intent') === 'again' ? '/settings' : '/confirm-email');
  }
}

function secretIn(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { state, asked, signedIn, email } = loaderData;
  const meta = <PrivateMeta title="Confirm your email address" />;
  if (state === 'good') {
    return (
      <PageFrame width="reading" className="max-w-[34rem]">
        {meta}
        <PageHeading
          title="Confirm your email address"
          lead={`One press, and ${brand.name} can write to you.`}
        />
        <Form method="post">
          <SubmitButton name="intent" value="confirm" pendingLabel="Confirming...">
            Confirm Email Address
          </SubmitButton>
        </Form>
      </PageFrame>
    );
  }
  if (state === 'confirmed') {
    return (
      <PageFrame width="reading" className="max-w-[34rem]">
        {meta}
        <PageHeading title="Your email address is confirmed" />
        <LinkButton to="/my-meetings" variant="primary">
          My Meetings
        </LinkButton>
      </PageFrame>
    );
  }
  return (
    <PageFrame width="reading" className="max-w-[34rem]">
      {meta}
      <PageHeading
        title={asked ? 'This link no longer works' : 'Confirm your email address'}
        lead={
          asked
            ? 'It has expired, or it was used already. If your address is confirmed, there is nothing left to do.'
            : 'Follow the link in the message that we sent you when you signed up.'
        }
      />
      {email ? <ConfirmEmailNotice email={email} /> : null}
      {signedIn ? null : (
        <>
          <p className="mb-4">Sign in to see how your address stands, or to get another link.</p>
          <LinkButton to="/auth?from=/confirm-email" variant="primary">
            Sign In
          </LinkButton>
        </>
      )}
    </PageFrame>
  );
}
