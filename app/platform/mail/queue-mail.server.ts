import type { Tx } from '../db.server.ts';
import { enqueueJob } from '../jobs/queue.server.ts';
import type { MailMessage } from './mail-message.ts';

export type NewMail = {
  /**
   * What the message is about, e.g. 'reset-password <id>'. A second one is not written until 90 days
   * after the first was sent: then the key is forgotten (server/clean-up.ts).
   */
  key: string;
  to: string;
  message: MailMessage;
};

/** Writes a message in the transaction of the change that causes it; a job sends it, once. */
export async function queueMail(tx: Tx, { key, to, message }: NewMail): Promise<void> {
  const mail = await tx.mail.upsert({
    where: { key },
    create: { key, recipient: to, message: JSON.stringify(message) },
    update: {},
    select: { id: true },
  });
  await enqueueJob(tx, {
    kind: 'send-mail',
    payload: { mailId: mail.id },
    subjectId: mail.id,
  });
}

/** Takes back what waits to be sent to an address. */
export async function dropMail(tx: Tx, to: string): Promise<void> {
  await tx.mail.deleteMany({ where: { recipient: to } });
}
