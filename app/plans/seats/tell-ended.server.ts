import type { Tx } from '#app/platform/db.server.ts';
import { queueMail } from '#app/platform/mail/queue-mail.server.ts';
import { seatEndedMail } from './seat-mails.ts';

/** Writes to whoever held a seat that somebody else ended. */
export async function tellEnded(
  tx: Tx,
  { seatId, holderId }: { seatId: string; holderId: string },
): Promise<void> {
  const user = await tx.user.findUnique({
    where: { id: holderId },
    select: { email: true, emailConfirmedAt: true },
  });
  if (!user?.emailConfirmedAt) return;
  await queueMail(tx, { key: `seat-ended ${seatId}`, to: user.email, message: seatEndedMail() });
}
