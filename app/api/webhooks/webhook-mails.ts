import { brand } from '#app/brand.ts';
import type { MailMessage } from '#app/platform/mail/mail-message.ts';
import { webhookPath } from './webhook-paths.ts';

type SwitchedOff = { webhookId: string; isGone: boolean };

/** That an address is told no more. What the address itself says stays on its page. */
export function webhookOffMail({ webhookId, isGone }: SwitchedOff): MailMessage {
  return {
    subject: `A webhook of yours on ${brand.name} was switched off`,
    paragraphs: [
      isGone
        ? 'Its address answered with 410, which says that it wants no more messages.'
        : 'For five days no message got through to its address, however often it was tried.',
      'Nothing more is sent to it. On its page you see what was tried, and can switch it on again.',
    ],
    link: { label: 'See the webhook', path: webhookPath(webhookId) },
    reason: `You get this message because you made this webhook on ${brand.name}.`,
  };
}
