import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { countPasswordCheck } from './attempts.server.ts';
import { verifyPassword } from './password.server.ts';

/**
 * Makes sure that a signed-in reader knows the password, before something that cannot be undone.
 * @throws AppError invalid or too-many
 */
export async function checkPassword({
  userId,
  password,
}: {
  userId: string;
  password: string;
}): Promise<void> {
  const attempt = await countPasswordCheck({ userId });
  const user = await db.user.findUnique({ where: { id: userId }, select: { passwordHash: true } });
  if (!(await verifyPassword(password, user?.passwordHash ?? null))) {
    throw new AppError('invalid', 'Your current password is incorrect.');
  }
  await attempt.succeeded();
}
