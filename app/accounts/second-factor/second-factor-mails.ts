import { brand } from '#app/brand.ts';
import type { MailMessage } from '#app/platform/mail/mail-message.ts';
import { setUpPath } from './second-factor-words.ts';

const reason = `You get this message because this address belongs to an account on ${brand.name}.`;
const ifNotYou =
  'If this was not you, somebody knows your password: set a new one at once, and end the sessions that you do not know.';
const link = { label: 'Second factor', path: setUpPath };

export function secondFactorOnMail(): MailMessage {
  return {
    subject: `Your account on ${brand.name} has a second factor`,
    paragraphs: [
      'From now on signing in needs a code of your authenticator app besides your password. Every other session was ended.',
      ifNotYou,
    ],
    link,
    reason,
  };
}

export function secondFactorOffMail(): MailMessage {
  return {
    subject: `The second factor of your account on ${brand.name} was turned off`,
    paragraphs: [
      'Your password alone signs you in again, and other sessions were ended.',
      ifNotYou,
    ],
    link,
    reason,
  };
}

export function newRecoveryCodesMail(): MailMessage {
  return {
    subject: `Your account on ${brand.name} has new recovery codes`,
    paragraphs: ['The codes that you had before no longer work.', ifNotYou],
    link,
    reason,
  };
}

export function recoveryCodeUsedMail(left: number): MailMessage {
  const codes = left === 1 ? 'One recovery code is' : `${left} recovery codes are`;
  return {
    subject: `A recovery code of your account on ${brand.name} was used`,
    paragraphs: [
      `A recovery code was just used in place of a code of your authenticator app. ${codes} left; you can make new ones.`,
      ifNotYou,
    ],
    link,
    reason,
  };
}
