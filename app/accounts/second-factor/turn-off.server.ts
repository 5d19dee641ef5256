import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { type Tx, transact } from '#app/platform/db.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { checkPassword } from '../check-password.server.ts';
import { renewSession } from '../sessions.server.ts';
import type { Owner } from './check-owner.server.ts';
import { secondFactorOffMail } from './second-factor-mails.ts';
import { tellOwner } from './tell-owner.server.ts';
import { type Proof, withFactor } from './with-factor.server.ts';

export type OwnerShown = Owner & Proof & { password: string; address: string };

/**
 * Turns the second factor off, whatever there is of it, and ends every other session. Answers with the
 * Set-Cookie header that keeps this one.
 * @throws AppError invalid when the password or the factor is wrong; too-many
 */
export async function turnOff(shown: OwnerShown): Promise<string> {
  const { userId } = shown;
  const cookie = await byOwner(shown, (tx) => endAll(tx, shown));
  noteSecurity('second-factor-off', { userId });
  return cookie;
}

/** What only the owner may do, who shows the password and a factor for it. */
export async function byOwner<T>(
  { userId, sessionId, password, ...proof }: OwnerShown,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  await checkPassword({ userId, password });
  return withFactor({ userId, place: `session ${sessionId}`, ...proof }, work);
}

/** Ends the factor with all that hangs on it, and answers with the header that keeps this session. */
export async function endAll(tx: Tx, { userId, sessionId }: Owner): Promise<string> {
  await remove(tx, { userId, keepSession: sessionId });
  await audit(tx, {
    actorId: userId,
    action: 'turn-off-second-factor',
    subjectType: 'profile',
    subjectId: userId,
  });
  return renewSession({ userId, sessionId, secondFactorAt: null }, tx);
}

/**
 * For an owner who has lost it: ends the second factor and every session, from the command line.
 * Answers whether there was one.
 * @throws AppError not-found
 */
export async function resetSecondFactor(email: string): Promise<boolean> {
  const userId = await transact(async (tx) => {
    const user = await tx.user.findUnique({
      where: { email: email.trim().toLowerCase() },
      select: { id: true, secondFactor: { select: { userId: true } } },
    });
    if (!user) throw new AppError('not-found', 'No account has this e-mail address.');
    if (!user.secondFactor) return null;
    await remove(tx, { userId: user.id });
    await audit(tx, {
      actorId: null,
      action: 'reset-second-factor',
      subjectType: 'profile',
      subjectId: user.id,
    });
    return user.id;
  });
  if (userId !== null) noteSecurity('second-factor-off', { userId, by: 'command-line' });
  return userId !== null;
}

/** Passkeys and recovery codes go with the row that they hang on. */
async function remove(
  tx: Tx,
  { userId, keepSession }: { userId: string; keepSession?: string },
): Promise<void> {
  await tx.secondFactor.deleteMany({ where: { userId } });
  await tx.accountToken.deleteMany({
    where: { userId, purpose: { in: ['second-factor', 'passkey'] } },
  });
  const kept = keepSession ? { not: keepSession } : {};
  await tx.session.deleteMany({ where: { userId, id: kept } });
  await tellOwner(tx, { userId, message: secondFactorOffMail() });
}
