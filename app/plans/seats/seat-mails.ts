import { brand } from '#app/brand.ts';
import type { MailMessage } from '#app/platform/mail/mail-message.ts';
import { invitationDays, takeSeatPath } from './seat-words.ts';

type Invitation = { tokenId: string; ownerEmail: string; plan: string };

/** Holds nothing that the owner wrote: a name could be used to write to a stranger. */
export function seatInvitationMail({ tokenId, ownerEmail, plan }: Invitation): MailMessage {
  return {
    subject: `A seat on the ${plan} plan of ${brand.name} for you`,
    paragraphs: [
      `${ownerEmail} pays for the ${plan} plan of ${brand.name}, which keeps you up with the meetings of local government, and offers you a seat on it. It costs you nothing.`,
      'Sign in with this address, or make an account with it, and take the seat.',
    ],
    link: { label: 'See the invitation', path: takeSeatPath, secretOf: tokenId },
    closing: [
      `The link works once, for ${invitationDays} days, and for this address alone.`,
      'If you do not know who this is, ignore this message: nothing happens without the link.',
    ],
    reason: `You get this message because ${ownerEmail} entered this address on ${brand.name}.`,
  };
}

export function seatEndedMail(): MailMessage {
  return {
    subject: `Your seat on ${brand.name} has ended`,
    paragraphs: [
      `The seat that you held on somebody else's plan of ${brand.name} has ended, and your account now has the plan that it has without it: the free one, unless you pay for another.`,
      'What you followed first stays readable, as far as your plan allows; what you saved and wrote is all kept.',
    ],
    link: { label: 'See the plans', path: '/pricing' },
    reason: `You get this message because this address belongs to an account on ${brand.name} that had a seat.`,
  };
}
