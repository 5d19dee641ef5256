import { z } from 'zod';
import { AppError } from '#app/platform/app-error.ts';
import { db, transact } from '#app/platform/db.server.ts';
import type { JobHandler } from '#app/platform/jobs/job.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import { queueMail } from '#app/platform/mail/queue-mail.server.ts';
import { resetPasswordMail } from './account-mails.ts';
import { issueToken } from './account-token.server.ts';

const toOneAccount = rateLimit({ name: 'reset-links', attempts: 3, minutes: 60 });

const asked = z.object({ userId: z.string() });

/** Sends a link for a new password, where there is such an account: three an hour, beyond that none. */
export const sendResetLink: JobHandler = async (payload, job) => {
  const { userId } = asked.parse(payload);
  const user = await db.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (!user || !(await mayStillSend(userId))) return;
  // Also to an address that was never confirmed: who took it in advance loses the account with the
  // new password, where a link that only confirmed would have handed it to them.
  await transact(async (tx) => {
    const tokenId = await issueToken(tx, { userId, purpose: 'reset-password' });
    await queueMail(tx, {
      key: `reset-password ${job.id}`,
      to: user.email,
      message: resetPasswordMail(tokenId),
    });
  });
};

function mayStillSend(userId: string): Promise<boolean> {
  return toOneAccount.take(userId).then(
    () => true,
    (error: unknown) => {
      if (error instanceof AppError) return false;
      throw error;
    },
  );
}
