import type { Tx } from '#app/platform/db.server.ts';
import type { MailMessage } from '#app/platform/mail/mail-message.ts';
import { queueMail } from '#app/platform/mail/queue-mail.server.ts';

/** Mail about a second factor; only to an address that was confirmed. */
export async function tellOwner(
  tx: Tx,
  { userId, message }: { userId: string; message: MailMessage },
): Promise<void> {
  const user = await tx.user.findUnique({
    where: { id: userId },
    select: { email: true, emailConfirmedAt: true },
  });
  if (!user?.emailConfirmedAt) return;
  const key = `second-factor ${crypto.randomUUID()}`;
  await queueMail(tx, { key, to: user.email, message });
}
