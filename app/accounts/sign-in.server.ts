import { AppError } from '#app/platform/app-error.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { countSignIn } from './attempts.server.ts';
import { ensureProfile } from './ensure-profile.server.ts';
import { verifyPassword } from './password.server.ts';
import { startSession } from './sessions.server.ts';

export type SignedIn = {
  userId: string;
  /** The hash that the password fitted, for `startSession` to hold against what stands by then. */
  passwordHash: string;
  /** Whose place is the admin area. */
  isAdmin: boolean;
};

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
  if (!user || !fits) throw wrongSignIn();
  await attempt.succeeded();
  const { tier } = await ensureProfile({ userId: user.id, email: user.email });
  return { userId: user.id, passwordHash: user.passwordHash, isAdmin: tier === 'admin' };
}

/**
 * Starts a session for who has just shown a password, unless it was changed since: the change has
 * ended all sessions, and this one would outlive it.
 * @throws AppError invalid
 */
export async function startCheckedSession({
  userId,
  passwordHash,
  userAgent,
}: Omit<SignedIn, 'isAdmin'> & { userAgent: string | null }): Promise<string> {
  return transact(async (tx) => {
    // Writes the row, so that a change of password waits for this, or this for the change.
    const { count } = await tx.user.updateMany({
      where: { id: userId, passwordHash },
      data: { updatedAt: new Date() },
    });
    if (count === 0) throw wrongSignIn();
    return startSession({ userId, userAgent }, tx);
  });
}

function wrongSignIn(): AppError {
  return new AppError('invalid', 'The email or password you entered is incorrect');
}
