import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { isTokenGood } from '#app/accounts/account-token.server.ts';
import { resetPassword } from '#app/accounts/change-password.server.ts';
import { WeakPassword } from '#app/accounts/passwords/weak-password.ts';
import { ResetPasswordForm } from '#app/accounts/ResetPasswordForm.tsx';
import { resetPasswordForm } from '#app/accounts/settings-form.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { requestFacts } from '#app/platform/http/request-context.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/reset-password';

export const handle = { toasts: 'one' };

/** The address opens an account: nothing between here and its reader keeps the page. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'private, no-store' });

export async function loader({ request }: Route.LoaderArgs) {
  const good = await isTokenGood({ purpose: 'reset-password', secret: secretIn(request) });
  return data({ good }, { status: good ? 200 : 400 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = parseWithZod(await readForm(request), { schema: resetPasswordForm });
  const hideFields = ['newPassword', 'confirmPassword'];
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply({ hideFields }) }, { status: 400 });
  }
  try {
    await resetPassword({
      secret: secretIn(request),
      newPassword: submission.value.newPassword,
      address: context.get(requestFacts).clientAddress,
    });
  } catch (error) {
    return refuseForm({
      submission,
      error,
      failed: 'Failed to update password: An unexpected error occurred',
      hideFields,
      fieldOf: () => error instanceof WeakPassword && 'newPassword',
    });
  }
  showToast(context, 'success', 'Password updated successfully!');
  return redirect('/auth');
}

function secretIn(request: Request): string {
  return new URL(request.url).searchParams.get('token') ?? '';
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  return (
    <PageFrame width="reading" className="max-w-[30rem]">
      <PrivateMeta title="Set a new password" />
      {loaderData.good ? (
        <>
          <PageHeading
            title="Set a new password"
            lead="You are then signed out everywhere, and sign in again with the new password."
          />
          <ResetPasswordForm />
        </>
      ) : (
        <>
          <PageHeading
            title="This link no longer works"
            lead="It has expired, or it was used already. Your password is as it was; you can ask for another link."
          />
          <LinkButton to="/forgot-password" variant="primary">
            Ask for a New Link
          </LinkButton>
        </>
      )}
    </PageFrame>
  );
}
