import { brand } from '#app/brand.ts';
import type { MailMessage } from '#app/platform/mail/mail-message.ts';
import { formatDay } from '#app/platform/moment.ts';
import { planName } from '../plan-catalogue.ts';

const reason = `You get this message because this address belongs to an account on ${brand.name} with a paid plan.`;
const toSettings = { label: 'Open your settings', path: '/settings' };

type Failure = { tier: string | null; graceUntil: Date | null };

export function paymentFailedMail({ tier, graceUntil }: Failure): MailMessage {
  const until = graceUntil ? ` until ${formatDay(graceUntil)}` : ' for now';
  return {
    subject: `Your payment for ${brand.name} did not go through`,
    paragraphs: [
      `The payment for your ${planName(tier)} plan was refused by your bank. Your plan goes on${until}.`,
      'It is tried again by itself over the next days. If your card has changed or expired, enter the new one under “Invoices and Card” in your settings.',
    ],
    link: toSettings,
    reason,
  };
}

export function planEndedMail({ tier, unpaid }: { tier: string; unpaid: boolean }): MailMessage {
  const name = planName(tier);
  return {
    subject: `Your ${name} plan on ${brand.name} has ended`,
    paragraphs: [
      unpaid
        ? `Your ${name} plan could not be paid and has ended. Your account is now on the free plan.`
        : `Your ${name} plan has ended, and your account is now on the free plan.`,
      'What you followed first stays readable, as far as the free plan allows; your notes are all kept.',
    ],
    link: unpaid ? toSettings : { label: 'See the plans', path: '/pricing' },
    reason,
  };
}
