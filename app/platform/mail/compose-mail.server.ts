import { brand } from '#app/brand.ts';
import { env } from '../env.server.ts';
import { linkSecret } from '../http/link-secret.server.ts';
import { type MailMessage, mailMessage } from './mail-message.ts';
import { renderMail } from './render-mail.ts';
import { unsubscribeLink } from './unsubscribe-link.server.ts';

export type StoredMail = { id: string; recipient: string; message: string; createdAt: Date };

/** A message as it travels. */
export type Letter = { mailId: string; from: string; to: string; bytes: Buffer };

/** Makes the letter. Its Message-ID comes from the row: two copies would be known as one message. */
export async function composeMail(mail: StoredMail): Promise<Letter> {
  const message: MailMessage = mailMessage.parse(JSON.parse(mail.message));
  const unsubscribe = message.unsubscribe ? unsubscribeLink(message.unsubscribe) : null;
  const endings = (message.searches ?? []).map(({ name, ...whose }) => ({
    label: `No more mail for “${name}”`,
    address: unsubscribeLink({ kind: 'search', ...whose }),
  }));
  const around = { siteUrl: env.siteUrl, secretOf: linkSecret, unsubscribe, endings };
  const { text, html } = renderMail(message, around);
  // Loaded when there is mail: most of the time there is none.
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  const composed = new MailComposer({
    from: env.MAIL_FROM ?? brand.mailFrom,
    to: mail.recipient,
    subject: message.subject,
    text,
    html,
    date: mail.createdAt,
    messageId: `<${mail.id}@${new URL(env.siteUrl).hostname}>`,
    // Programs that answer for people on holiday leave such messages alone.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe
        ? {
            'List-Unsubscribe': `<${unsubscribe}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  }).compile();
  const { from } = composed.getEnvelope();
  return {
    mailId: mail.id,
    from: from || '',
    to: mail.recipient,
    bytes: await composed.build(),
  };
}
