import { brand } from '#app/brand.ts';
import type { MailMessage } from '#app/platform/mail/mail-message.ts';
import { tokenLifetimes } from './account-token.ts';

// Names stay out of these: whoever signs up could write to a stranger through them.

const account = `You get this message because this address belongs to an account on ${brand.name}.`;
const ignore = 'If this was not you, ignore this message: nothing happens without the link.';

export function confirmEmailMail(tokenId: string): MailMessage {
  return {
    subject: `Confirm your email address for ${brand.name}`,
    paragraphs: [
      `Somebody signed up for ${brand.name} with this address. If it was you, confirm that it is yours.`,
    ],
    link: { label: 'Confirm email address', path: '/confirm-email', secretOf: tokenId },
    closing: [`The link works once, for ${tokenLifetimes['confirm-email'].words}.`, ignore],
    reason: `You get this message because this address was entered on ${brand.name}.`,
  };
}

export function resetPasswordMail(tokenId: string): MailMessage {
  return {
    subject: `Set a new password for ${brand.name}`,
    paragraphs: [
      `Somebody asked for a new password for the account with this address on ${brand.name}.`,
    ],
    link: { label: 'Set a new password', path: '/reset-password', secretOf: tokenId },
    closing: [
      `The link works once, for ${tokenLifetimes['reset-password'].words}. Setting a new password signs you out everywhere.`,
      ignore,
    ],
    reason: account,
  };
}

export function passwordChangedMail(): MailMessage {
  return {
    subject: `Your password for ${brand.name} was changed`,
    paragraphs: [
      `The password of your account on ${brand.name} was changed just now, and every other session was ended.`,
      'If this was not you, set a new password at once.',
    ],
    link: { label: 'Forgot your password?', path: '/forgot-password' },
    reason: account,
  };
}

export function accountDeletedMail(): MailMessage {
  return {
    subject: `Your account on ${brand.name} was deleted`,
    paragraphs: [
      `Your account on ${brand.name} was deleted, with your profile, the government entities you followed, your notes and your feedback. None of it can be brought back.`,
      `If this was not you, write to ${brand.supportEmail}.`,
    ],
    reason: `You get this message because this address belonged to an account on ${brand.name}. It is the last one.`,
  };
}
