import { accountDeletedMail } from '#app/accounts/account-mails.ts';
import { checkPassword } from '#app/accounts/check-password.server.ts';
import { endSeatsOf } from '#app/plans/seats/end-seats-of.server.ts';
import { AppError } from '#app/platform/app-error.ts';
import { lockProfile, type Tx, transact } from '#app/platform/db.server.ts';
import { enqueueJob } from '#app/platform/jobs/queue.server.ts';
import { dropMail, queueMail } from '#app/platform/mail/queue-mail.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { deleteSentToInbox } from './sent-to-inbox.server.ts';

/**
 * Deletes an account and everything held about its reader, all at once, and tells them by e-mail.
 * What hangs on the user's row goes with it (prisma/models.prisma).
 * @throws AppError invalid when the password is wrong; too-many
 */
export async function deleteAccount({
  userId,
  password,
}: {
  userId: string;
  password: string;
}): Promise<void> {
  await checkPassword({ userId, password });
  await transact(async (tx) => {
    await lockProfile(tx, userId);
    const user = await tx.user.findUnique({
      where: { id: userId },
      select: { email: true, emailConfirmedAt: true },
    });
    if (!user) throw new AppError('not-found', 'This account is deleted already.');
    const { email } = user;
    await endPayment(tx, userId);
    await endSeatsOf(tx, { ownerId: userId, now: new Date() });
    await tx.user.delete({ where: { id: userId }, select: { id: true } });
    await dropMail(tx, email);
    // An address that was never confirmed may be somebody else's, and so may what they wrote.
    if (!user.emailConfirmedAt) return;
    await deleteSentToInbox(tx, email);
    await tx.seat.deleteMany({ where: { email } });
    await queueMail(tx, {
      key: `account-deleted ${crypto.randomUUID()}`,
      to: email,
      message: accountDeletedMail(),
    });
  });
  noteSecurity('account-deleted', { userId });
}

/** The customer's row stays without its user until a job has ended what it pays for, at Stripe. */
async function endPayment(tx: Tx, userId: string): Promise<void> {
  const customer = await tx.paymentCustomer.findUnique({ where: { userId }, select: { id: true } });
  if (!customer) return;
  const { id: customerId } = customer;
  await enqueueJob(tx, { kind: 'close-customer', payload: { customerId }, subjectId: customerId });
}
