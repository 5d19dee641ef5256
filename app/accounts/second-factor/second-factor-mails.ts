import { brand } from '#app/brand.ts';
import type { MailMessage } from '#app/platform/mail/mail-message.ts';
import { type FactorKind, setUpPath } from './second-factor-words.ts';

const reason = `You get this message because this address belongs to an account on ${brand.name}.`;
const ifNotYou =
  'If this was not you, somebody knows your password: set a new one at once, and end the sessions that you do not know.';
const link = { label: 'Second factor', path: setUpPath };

const shown: Record<FactorKind, string> = {
  'authenticator app': 'a code of your authenticator app',
  passkey: 'your passkey',
};

export function secondFactorOnMail(kind: FactorKind): MailMessage {
  return {
    subject: `Your account on ${brand.name} has a second factor`,
    paragraphs: [
      `From now on signing in needs ${shown[kind]} besides your password. Every other session was ended.`,
      ifNotYou,
    ],
    link,
    reason,
  };
}

const article: Record<FactorKind, string> = { 'authenticator app': 'An', passkey: 'A' };

export function factorAddedMail(kind: FactorKind): MailMessage {
  return {
    subject: `${article[kind]} ${kind} was added to your account on ${brand.name}`,
    paragraphs: [
      `From now on ${shown[kind]} signs you in, too, besides your password. Every other session was ended.`,
      ifNotYou,
    ],
    link,
    reason,
  };
}

export function factorRemovedMail(kind: FactorKind): MailMessage {
  return {
    subject: `${article[kind]} ${kind} was removed from your account on ${brand.name}`,
    paragraphs: [
      'It signs nobody in any more. Your second factor stays on, and other sessions were ended.',
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
      `A recovery code was just used in place of your authenticator app or passkey. ${codes} left; you can make new ones.`,
      ifNotYou,
    ],
    link,
    reason,
  };
}
