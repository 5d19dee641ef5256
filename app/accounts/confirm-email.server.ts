import { AppError } from '#app/platform/app-error.ts';
import { db, type Tx, transact } from '#app/platform/db.server.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import type { MailMessage } from '#app/platform/mail/mail-message.ts';
import { queueMail } from '#app/platform/mail/queue-mail.server.ts';
import { confirmEmailMail } from './account-mails.ts';
import { issueToken, spendToken } from './account-token.server.ts';

const anHour = rateLimit({ name: 'confirmation-mails', attempts: 3, minutes: 60 });

type Unconfirmed = { userId: string; email: string };

/** Sends the link that confirms an address; the one message an unconfirmed reader gets. */
export async function askToConfirm(
  tx: Tx,
  { userId, email }: Unconfirmed,
  write: (tokenId: string) => MailMessage = confirmEmailMail,
): Promise<void> {
  const tokenId = await issueToken(tx, { userId, purpose: 'confirm-email' });
  await queueMail(tx, { key: `confirm-email ${tokenId}`, to: email, message: write(tokenId) });
}

/** Sends the link again. False when the address is confirmed already. @throws AppError too-many */
export async function askToConfirmAgain({ userId, email }: Unconfirmed): Promise<boolean> {
  if (await isEmailConfirmed(userId)) return false;
  await anHour.take(userId);
  await transact((tx) => askToConfirm(tx, { userId, email }));
  return true;
}

/** @throws AppError invalid when the link was used, has expired or never was one */
export async function confirmEmail(secret: string): Promise<void> {
  await transact(async (tx) => {
    const userId = await spendToken(tx, { purpose: 'confirm-email', secret });
    if (!userId) throw new AppError('invalid', 'This link has expired or was used already.');
    await tx.user.update({
      where: { id: userId },
      data: { emailConfirmedAt: new Date() },
      select: { id: true },
    });
  });
}

export async function isEmailConfirmed(userId: string): Promise<boolean> {
  const user = await db.user.findUnique({
    where: { id: userId },
    select: { emailConfirmedAt: true },
  });
  return Boolean(user?.emailConfirmedAt);
}
