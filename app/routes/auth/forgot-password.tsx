import { parseWithZod } from '@conform-to/zod/v4';
import { data, Link, redirect } from 'react-router';
import { tokenLifetimes } from '#app/accounts/account-token.ts';
import { ForgotPasswordForm } from '#app/accounts/ForgotPasswordForm.tsx';
import { forgotPassword } from '#app/accounts/forgot-password.server.ts';
import { forgotPasswordForm } from '#app/accounts/settings-form.ts';
import { viewerContext } from '#app/accounts/viewer.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/forgot-password';

export const handle = { toasts: 'one' };

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    sent: new URL(request.url).searchParams.has('sent'),
    email: context.get(viewerContext)?.email,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: forgotPasswordForm });
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply() }, { status: 400 });
  }
  try {
    const address = context.get(requestFacts).clientAddress;
    await forgotPassword({ email: submission.value.email, address });
  } catch (error) {
    return refuseForm({
      submission,
      error,
      failed: 'An unexpected error occurred. Please try again later.',
    });
  }
  return redirect('/forgot-password?sent');
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const meta = <PrivateMeta title="Forgot your password?" />;
  if (loaderData.sent) {
    return (
      <PageFrame width="reading" className="max-w-[30rem]">
        {meta}
        <PageHeading
          title="Check your email"
          lead={`If there is an account with this address, a link to set a new password is on its way. It works once, for ${tokenLifetimes['reset-password'].words}.`}
        />
        <p className="text-muted">
          No message after a few minutes? Look among spam, or{' '}
          <Link to="/forgot-password">ask again</Link>.
        </p>
        <p className="mt-6">
          <Link to="/auth">Back to sign in</Link>
        </p>
      </PageFrame>
    );
  }
  return (
    <PageFrame width="reading" className="max-w-[30rem]">
      {meta}
      <PageHeading
        title="Forgot your password?"
        lead="Enter the address of your account. We send you a link to set a new password."
      />
      <ForgotPasswordForm email={loaderData.email} />
      <p className="mt-6">
        <Link to="/auth">Back to sign in</Link>
      </p>
    </PageFrame>
  );
}
