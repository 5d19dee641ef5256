import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { type Tx, transact } from '#app/platform/db.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { checkPassword } from '../check-password.server.ts';
import { renewSession } from '../sessions.server.ts';
import { secondFactorOffMail } from './second-factor-mails.ts';
import { tellOwner } from './tell-owner.server.ts';
import { withCode } from './use-code.server.ts';

/**
 * Turns the second factor off, and ends every other session. Answers with the Set-Cookie header that
 * keeps this one.
 * @throws AppError invalid when the password or the code is wrong; too-many
 */
export async function turnOff({
  userId,
  sessionId,
  password,
  code,
  address,
}: {
  userId: string;
  sessionId: string;
  password: string;
  code: string;
  address: string;
}): Promise<string> {
  await checkPassword({ userId, password });
  const cookie = await withCode({ userId, code, address }, async (tx) => {
    await remove(tx, { userId, keepSession: sessionId });
    await audit(tx, {
      actorId: userId,
      action: 'turn-off-second-factor',
      subjectType: 'profile',
      subjectId: userId,
    });
    return renewSession({ userId, sessionId, secondFactorAt: null }, tx);
  });
  noteSecurity('second-factor-off', { userId });
  return cookie;
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

/** The recovery codes go with the row that they hang on. */
async function remove(
  tx: Tx,
  { userId, keepSession }: { userId: string; keepSession?: string },
): Promise<void> {
  await tx.secondFactor.deleteMany({ where: { userId } });
  await tx.accountToken.deleteMany({ where: { userId, purpose: 'second-factor' } });
  const kept = keepSession ? { not: keepSession } : {};
  await tx.session.deleteMany({ where: { userId, id: kept } });
  await tellOwner(tx, { userId, message: secondFactorOffMail() });
}
