import { parseWithZod } from '@conform-to/zod/v4';
import { data, Link, redirect } from 'react-router';
import { endSession } from '#app/accounts/sessions.server.ts';
import { deleteAccountForm } from '#app/accounts/settings-form.ts';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { AppError } from '#app/platform/app-error.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { DeleteAccountForm } from '#app/privacy/DeleteAccountForm.tsx';
import { deleteAccount } from '#app/privacy/delete-account.server.ts';
import { deletionCopy } from '#app/privacy/deletion-copy.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/delete-account';

export async function action({ request, context }: Route.ActionArgs) {
  const { userId } = requireViewer(context, request);
  const submission = parseWithZod(await readForm(request), { schema: deleteAccountForm });
  const hideFields = ['password'];
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply({ hideFields }) }, { status: 400 });
  }
  try {
    await deleteAccount({ userId, password: submission.value.password });
  } catch (error) {
    const failed = 'Failed to delete account';
    if (!(error instanceof AppError)) showToast(context, 'error', failed);
    return refuseForm({
      submission,
      error,
      failed,
      hideFields,
      fieldOf: ({ code }) => code === 'invalid' && 'password',
    });
  }
  showToast(context, 'success', 'Account deleted successfully');
  const headers = await endSession(request);
  // Here the browser forgets what was chosen and listened to as well: nothing of the reader is left.
  headers.set('Clear-Site-Data', '"cache", "storage"');
  return redirect('/', { headers });
}

export function ServerComponent() {
  return (
    <PageFrame width="reading" className="max-w-[34rem]">
      <PrivateMeta title="Delete Account" />
      <PageHeading
        title={deletionCopy.title}
        lead={deletionCopy.text}
        above={<BackLink to="/settings">Settings</BackLink>}
      />
      <p className="mb-6">
        You can first{' '}
        <Link to="/resources/my-data" reloadDocument>
          download your data
        </Link>
        .
      </p>
      <DeleteAccountForm />
    </PageFrame>
  );
}
