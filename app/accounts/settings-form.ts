import { z } from 'zod';
import { typedEmail } from '#app/platform/typed-email.ts';
import { passwordComplaint } from './password-rules.ts';

const name = z.string().trim().max(100, 'Please enter a shorter name').optional().default('');
const password = z.string().max(1000, 'Please enter a shorter password').optional().default('');

/** The e-mail is shown with the names and cannot be changed, so it is not read. */
export const profileForm = z
  .object({ firstName: name, lastName: name })
  .superRefine(({ firstName, lastName }, context) => {
    if (firstName && lastName) return;
    context.addIssue({
      code: 'custom',
      message: 'First name, last name, and email are required.',
    });
  });

type Context = z.core.$RefinementCtx;
type NewPassword = { newPassword: string; confirmPassword: string };

/** Complains about one thing at a time: what is missing, what does not match, the rules. */
function judgeNewPassword(given: NewPassword, context: Context): void {
  const complaint = complaintAbout(given);
  if (complaint) context.addIssue({ code: 'custom', ...complaint });
}

function complaintAbout(given: NewPassword): { message: string; path: string[] } | null {
  if (Object.values(given).some((value) => value === '')) {
    return { message: 'Please fill in all password fields.', path: [] };
  }
  if (given.newPassword !== given.confirmPassword) {
    const message = 'New password and confirm password do not match.';
    return { message, path: ['confirmPassword'] };
  }
  const message = passwordComplaint(given.newPassword);
  return message ? { message, path: ['newPassword'] } : null;
}

export const changePasswordForm = z
  .object({ currentPassword: password, newPassword: password, confirmPassword: password })
  .superRefine(judgeNewPassword);

export const resetPasswordForm = z
  .object({ newPassword: password, confirmPassword: password })
  .superRefine(judgeNewPassword);

export const forgotPasswordForm = z.object({
  email: typedEmail,
});

export const deleteAccountForm = z.object({
  password: z.string('Please enter your password').max(1000, 'Please enter a shorter password'),
});

/** Which sessions to end: one by its id, or all others. */
export const endSessionsForm = deleteAccountForm.extend({ session: z.string().max(100) });

export type ProfileNames = z.infer<typeof profileForm>;
export type ChangePassword = z.infer<typeof changePasswordForm>;
export type ResetPassword = z.infer<typeof resetPasswordForm>;
export type EndSessions = z.infer<typeof endSessionsForm>;
