import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { AppError } from '#app/platform/app-error.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { changePassword } from './change-password.server.ts';
import { WeakPassword } from './passwords/weak-password.ts';
import { allOthers } from './reader-session.ts';
import { endOtherSession, endOtherSessions } from './reader-sessions.server.ts';
import { changePasswordForm, endSessionsForm, profileForm } from './settings-form.ts';
import { updateProfile } from './update-profile.server.ts';
import type { Viewer } from './viewer.server.ts';

export type SettingsOutcome =
  | { said: string; cookie?: string }
  | { refused: Refused; lastResult: SubmissionResult; said: string; status: number };

type Refused = 'profile' | 'password' | 'sessions';
type Sent = { viewer: Viewer; form: FormData };

/**
 * Does what one of the forms of settings asks for. `said` is for a toast, `cookie` a header to set.
 * @throws AppError invalid for a form that settings does not have
 */
export async function submitSettings({ viewer, form }: Sent): Promise<SettingsOutcome> {
  const intent = form.get('intent');
  if (intent === 'profile') return submitProfile({ viewer, form });
  if (intent === 'password') return submitPassword({ viewer, form });
  if (intent === 'end-sessions') return submitEndSessions({ viewer, form });
  throw new AppError('invalid', 'This form is not known. Reload the page and try again.');
}

async function submitProfile({ viewer, form }: Sent): Promise<SettingsOutcome> {
  const submission = parseWithZod(form, { schema: profileForm });
  if (submission.status !== 'success') return refuse('profile', submission.reply(), 400);
  try {
    await updateProfile({ userId: viewer.userId, email: viewer.email, ...submission.value });
    return { said: 'Profile updated successfully!' };
  } catch (error) {
    const failed = 'Failed to update profile: An unexpected error occurred';
    const { message, status } = refusalOf(error, failed);
    return refuse('profile', submission.reply({ formErrors: [message] }), status);
  }
}

async function submitPassword({ viewer, form }: Sent): Promise<SettingsOutcome> {
  const submission = parseWithZod(form, { schema: changePasswordForm });
  const hideFields = ['currentPassword', 'newPassword', 'confirmPassword'];
  if (submission.status !== 'success') {
    return refuse('password', submission.reply({ hideFields }), 400);
  }
  const { currentPassword, newPassword } = submission.value;
  try {
    const cookie = await changePassword({ ...viewer, currentPassword, newPassword });
    return { said: 'Password updated successfully!', cookie };
  } catch (error) {
    const failed = 'Failed to update password: An unexpected error occurred';
    const { message, status, code } = refusalOf(error, failed);
    const field = error instanceof WeakPassword ? 'newPassword' : 'currentPassword';
    const errors =
      code === 'invalid' ? { fieldErrors: { [field]: [message] } } : { formErrors: [message] };
    const lastResult = submission.reply({ hideFields, ...errors });
    return refuse('password', lastResult, status);
  }
}

async function submitEndSessions({ viewer, form }: Sent): Promise<SettingsOutcome> {
  const submission = parseWithZod(form, { schema: endSessionsForm });
  const hideFields = ['password'];
  if (submission.status !== 'success') {
    return refuse('sessions', submission.reply({ hideFields }), 400);
  }
  const { password, session } = submission.value;
  try {
    if (session === allOthers) {
      await endOtherSessions({ ...viewer, password });
      return { said: 'All other sessions were ended.' };
    }
    await endOtherSession({ ...viewer, password, endedId: session });
    return { said: 'The session was ended.' };
  } catch (error) {
    const failed = 'Failed to end the session: An unexpected error occurred';
    const { message, status, code } = refusalOf(error, failed);
    const errors =
      code === 'invalid' ? { fieldErrors: { password: [message] } } : { formErrors: [message] };
    return refuse('sessions', submission.reply({ hideFields, ...errors }), status);
  }
}

function refuse(refused: Refused, lastResult: SubmissionResult, status: number): SettingsOutcome {
  const said = Object.values(lastResult.error ?? {}).flat()[0] ?? 'An unexpected error occurred';
  return { refused, lastResult, said, status };
}
