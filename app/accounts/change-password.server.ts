import { AppError } from '#app/platform/app-error.ts';
import { type Tx, transact } from '#app/platform/db.server.ts';
import { queueMail } from '#app/platform/mail/queue-mail.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { passwordChangedMail } from './account-mails.ts';
import { ownerOfToken, spendToken } from './account-token.server.ts';
import { countReset } from './attempts.server.ts';
import { checkPassword, wrongPassword } from './check-password.server.ts';
import { hashPassword } from './password.server.ts';
import { judgeNewPassword } from './passwords/judge-password.server.ts';
import { renewSession } from './sessions.server.ts';

/**
 * Sets a new password for a reader who knows the current one, and ends every other session. Answers
 * with the Set-Cookie header that keeps this one: its secret is new, too.
 * @throws AppError invalid when the current password is wrong; too-many
 * @throws WeakPassword
 */
export async function changePassword({
  userId,
  sessionId,
  currentPassword,
  newPassword,
}: {
  userId: string;
  sessionId: string;
  currentPassword: string;
  newPassword: string;
}): Promise<string> {
  const checked = await checkPassword({ userId, password: currentPassword });
  await judgeNewPassword(newPassword, userId);
  const passwordHash = await hashPassword(newPassword);
  const cookie = await transact(async (tx) => {
    // Of two changes at once the second would bring back who the first has signed out.
    const { count } = await tx.user.updateMany({
      where: { id: userId, passwordHash: checked },
      data: { passwordHash },
    });
    if (count === 0) throw wrongPassword();
    await setPassword(tx, { userId, passwordHash, keepSession: sessionId });
    return renewSession({ userId, sessionId }, tx);
  });
  noteSecurity('password-changed', { userId, what: 'password' });
  return cookie;
}

/**
 * Sets a new password by the link that was sent, and ends every session. Whoever has the link reads
 * the address's mail, so the address is confirmed with it.
 * @throws AppError invalid when the link was used, has expired or never was one; too-many
 * @throws WeakPassword, and the link still works
 */
export async function resetPassword({
  secret,
  newPassword,
  address,
}: {
  secret: string;
  newPassword: string;
  address: string;
}): Promise<void> {
  const attempt = await countReset({ address });
  const link = { purpose: 'reset-password', secret } as const;
  const refusal = new AppError('invalid', 'This link has expired or was used already.');
  const owner = await ownerOfToken(link);
  if (!owner) throw refusal;
  await judgeNewPassword(newPassword, owner);
  const passwordHash = await hashPassword(newPassword);
  const { userId, email } = await transact(async (tx) => {
    const userId = await spendToken(tx, link);
    if (!userId) throw refusal;
    await tx.user.updateMany({
      where: { id: userId, emailConfirmedAt: null },
      data: { emailConfirmedAt: new Date() },
    });
    return { userId, email: await setPassword(tx, { userId, passwordHash }) };
  });
  noteSecurity('password-changed', { userId, what: 'link' });
  await attempt.succeeded(email);
}

type NewPassword = { userId: string; passwordHash: string; keepSession?: string };

/** Answers with the e-mail of the account. */
async function setPassword(
  tx: Tx,
  { userId, passwordHash, keepSession }: NewPassword,
): Promise<string> {
  const user = await tx.user.update({
    where: { id: userId },
    data: { passwordHash },
    select: { email: true, emailConfirmedAt: true },
  });
  const kept = keepSession ? { not: keepSession } : {};
  await tx.session.deleteMany({ where: { userId, id: kept } });
  // A link that was sent for the old password would undo the new one, and so would a sign-in with it.
  await tx.accountToken.deleteMany({
    where: { userId, purpose: { in: ['reset-password', 'second-factor'] } },
  });
  if (user.emailConfirmedAt) {
    await queueMail(tx, {
      key: `password-changed ${crypto.randomUUID()}`,
      to: user.email,
      message: passwordChangedMail(),
    });
  }
  return user.email;
}
