import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { countSignIn } from './attempts.server.ts';
import { ensureProfile } from './ensure-profile.server.ts';
import { verifyPassword } from './password.server.ts';

export type SignedIn = { userId: string };

/**
 * Finds out whose e-mail (lowercased) and password these are, and sees to it that there is a
 * profile. `address` is where the attempt comes from.
 * @throws AppError invalid or too-many
 */
export async function signIn({
  email,
  password,
  address,
}: {
  email: string;
  password: string;
  address: string;
}): Promise<SignedIn> {
  const attempt = await countSignIn({ email, address });
  const user = await db.user.findUnique({
    where: { email },
    select: { id: true, email: true, passwordHash: true },
  });
  const fits = await verifyPassword(password, user?.passwordHash ?? null);
  if (!user || !fits) {
    throw new AppError('invalid', 'The email or password you entered is incorrect');
  }
  await attempt.succeeded();
  await ensureProfile({ userId: user.id, email: user.email });
  return { userId: user.id };
}
