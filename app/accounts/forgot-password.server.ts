import { AppError } from '#app/platform/app-error.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { queueMail } from '#app/platform/mail/queue-mail.server.ts';
import { addressKey, rateLimit } from '#app/platform/rate-limit.server.ts';
import { resetPasswordMail } from './account-mails.ts';
import { issueToken } from './account-token.server.ts';

const fromOneAddress = rateLimit({ attempts: 10, minutes: 60 });
const toOneAccount = rateLimit({ attempts: 3, minutes: 60 });

/** Longer than the work for an account takes, so that the time of an answer tells nothing either. */
const shortestAnswer = 250;

/**
 * Sends a link for a new password, if there is an account; nobody who asks learns whether there is.
 * Three an hour to one account, beyond that in silence.
 * @throws AppError too-many: 10 an hour from one address
 */
export async function forgotPassword({
  email,
  address,
}: {
  email: string;
  address: string;
}): Promise<void> {
  await fromOneAddress.take(addressKey(address));
  const pause = new Promise((resolve) => setTimeout(resolve, shortestAnswer));
  try {
    await sendLink(email);
  } finally {
    await pause;
  }
}

async function sendLink(email: string): Promise<void> {
  const user = await db.user.findUnique({ where: { email }, select: { id: true } });
  if (!user || !(await mayStillSend(user.id))) return;
  // Also to an address that was never confirmed: who took it in advance loses the account with the
  // new password, where a link that only confirmed would have handed it to them.
  await transact(async (tx) => {
    const tokenId = await issueToken(tx, { userId: user.id, purpose: 'reset-password' });
    await queueMail(tx, {
      key: `reset-password ${tokenId}`,
      to: email,
      message: resetPasswordMail(tokenId),
    });
  });
}

function mayStillSend(userId: string): Promise<boolean> {
  return toOneAccount.take(userId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
}
