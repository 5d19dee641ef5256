import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { countPasswordCheck } from './attempts.server.ts';
import { verifyPassword } from './password.server.ts';

/**
 * Makes sure that a signed-in reader knows the password, before something that cannot be undone,
 * and answers with the hash that it was checked against.
 * @throws AppError invalid or too-many
 */
export async function checkPassword({
  userId,
  password,
}: {
  userId: string;
  password: string;
}): Promise<string> {
  const attempt = await countPasswordCheck({ userId });
  const user = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  const fits = await verifyPassword(password, user?.passwordHash ?? null);
  if (!user || !fits) {
    noteSecurity('password-check-failed', { userId });
    throw wrongPassword();
  }
  await attempt.succeeded();
  return user.passwordHash;
}

export function wrongPassword(): AppError {
  return new AppError('invalid', 'Your current password is incorrect.');
}
