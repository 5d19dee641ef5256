import { AppError } from '#app/platform/app-error.ts';
import { db, type Tx, transact } from '#app/platform/db.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
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
  /** The password alone starts no session. */
  needsSecondFactor: boolean;
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
  if (!user || !fits) {
    noteSecurity('sign-in-failed', { userId: user?.id ?? null, what: 'password' });
    throw wrongSignIn();
  }
  await attempt.succeeded();
  // Asked only now: for an address that nobody has there would be nothing to ask, and time would tell.
  const secondFactors = await db.secondFactor.count({ where: { userId: user.id } });
  const { tier } = await ensureProfile({ userId: user.id, email: user.email });
  return {
    userId: user.id,
    passwordHash: user.passwordHash,
    isAdmin: tier === 'admin',
    needsSecondFactor: secondFactors > 0,
  };
}

/**
 * Starts a session for who has just shown a password, unless it was changed since, or is no longer
 * enough: either has ended all sessions, and this one would outlive it.
 * @throws AppError invalid
 */
export async function startCheckedSession({
  userId,
  passwordHash,
  userAgent,
}: Pick<SignedIn, 'userId' | 'passwordHash'> & { userAgent: string | null }): Promise<string> {
  const cookie = await transact(async (tx) => {
    await holdPassword(tx, { userId, passwordHash });
    if ((await tx.secondFactor.count({ where: { userId } })) > 0) throw wrongSignIn();
    return startSession({ userId, userAgent }, tx);
  });
  noteSecurity('signed-in', { userId, what: 'password' });
  return cookie;
}

/**
 * Writes the row, so that a change of password, or the turning on of a second factor, waits for this
 * transaction, or this one for the change.
 * @throws AppError invalid where the password is not this one any more
 */
export async function holdPassword(
  tx: Tx,
  { userId, passwordHash }: Pick<SignedIn, 'userId' | 'passwordHash'>,
): Promise<void> {
  const { count } = await tx.user.updateMany({
    where: { id: userId, passwordHash },
    data: { updatedAt: new Date() },
  });
  if (count === 0) throw wrongSignIn();
}

function wrongSignIn(): AppError {
  return new AppError('invalid', 'The email or password you entered is incorrect');
}
