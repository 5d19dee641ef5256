import { db } from '#app/platform/db.server.ts';
import { isBreached } from './breached-passwords.server.ts';
import type { PasswordOwner } from './context-words.ts';
import { weaknessOf } from './password-weakness.server.ts';
import { WeakPassword } from './weak-password.ts';

const breached =
  'This password has appeared in a data breach, and is tried wherever somebody signs in. Choose one that you use nowhere else.';

/**
 * Judges a new password before it is taken (decision 034); one that signs in is never judged.
 * @throws WeakPassword
 */
export async function judgePassword(password: string, owner: PasswordOwner): Promise<void> {
  const weakness = weaknessOf(password, owner);
  if (weakness) throw new WeakPassword(weakness);
  if (await isBreached(password)) throw new WeakPassword(breached);
}

/** The same for somebody who has an account. @throws WeakPassword */
export async function judgeNewPassword(password: string, userId: string): Promise<void> {
  const profile = await db.profile.findUnique({
    where: { id: userId },
    select: { email: true, firstName: true, lastName: true },
  });
  const { email = '', firstName, lastName } = profile ?? {};
  await judgePassword(password, { email, names: [firstName ?? '', lastName ?? ''] });
}
