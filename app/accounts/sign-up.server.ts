import { AppError } from '#app/platform/app-error.ts';
import { isDuplicate, transact } from '#app/platform/db.server.ts';
import { orFailSaying } from '#app/platform/or-fail-saying.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { countSignUp } from './attempts.server.ts';
import type { Newcomer } from './auth-form.ts';
import { askToConfirm } from './confirm-email.server.ts';
import { hashPassword } from './password.server.ts';
import { judgePassword } from './passwords/judge-password.server.ts';
import type { SignedIn } from './sign-in.server.ts';

/**
 * Makes an account with its profile, on the free tier, and sends the link that confirms its
 * address. Names come trimmed, the e-mail lowercased.
 * @throws WeakPassword before it is looked whether the e-mail is registered
 * @throws AppError conflict when the e-mail is registered; too-many; broken
 */
export async function signUp({
  newcomer,
  address,
}: {
  newcomer: Newcomer;
  address: string;
}): Promise<SignedIn> {
  const attempt = await countSignUp({ email: newcomer.email, address });
  const { firstName, lastName, email, password } = newcomer;
  await judgePassword(password, { email, names: [firstName, lastName] });
  const passwordHash = await hashPassword(password);
  const userId = await orFailSaying(
    createAccount(newcomer, passwordHash),
    'Failed to create account',
  );
  await attempt.succeeded();
  noteSecurity('account-made', { userId });
  return { userId, passwordHash, isAdmin: false, needsSecondFactor: false };
}

async function createAccount(
  { firstName, lastName, email, timeZone }: Newcomer,
  passwordHash: string,
): Promise<string> {
  try {
    return await transact(async (tx) => {
      const user = await tx.user.create({ data: { email, passwordHash }, select: { id: true } });
      await tx.profile.create({
        data: {
          ...{ id: user.id, email, firstName, lastName, timeZone },
          fullName: `${firstName} ${lastName}`,
        },
      });
      await askToConfirm(tx, { userId: user.id, email });
      return user.id;
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    throw new AppError('conflict', 'This email is already registered. Please sign in instead.', {
      cause: error,
    });
  }
}
