import { AsyncLocalStorage } from 'node:async_hooks';
import { createHmac } from 'node:crypto';
import type { AppErrorCode } from './app-error.ts';
import { addressKey } from './http/address-key.ts';
import { sessionSecret } from './http/secret.server.ts';
import { log } from './log.server.ts';

/** What the log tells of the safety of accounts, in a field `event`; at `warn` what may be an attack. */
const securityEvents = {
  'account-made': 'info',
  'account-deleted': 'info',
  'signed-in': 'info',
  'sign-in-failed': 'warn',
  'signed-out': 'info',
  'sessions-ended': 'info',
  'password-changed': 'info',
  'password-check-failed': 'warn',
  'second-factor-on': 'info',
  'second-factor-off': 'info',
  'second-factor-failed': 'warn',
  'factor-added': 'info',
  'factor-removed': 'info',
  'recovery-codes-renewed': 'info',
  'key-made': 'info',
  'key-revoked': 'info',
  'role-changed': 'info',
  refused: 'warn',
  'limit-reached': 'warn',
} as const;

export type SecurityEvent = keyof typeof securityEvents;

export type SecurityFacts = {
  /** Whose account it is about; null for none that is known. */
  userId?: string | null;
  /** Who did it, where that is another: 'command-line', or the id of an account. */
  by?: string;
  /** What was shown, asked for or made, in a word of ours. */
  what?: string;
  count?: number;
};

/** Who sends the request that is being answered. */
type Asker = { requestId: string; address: string; userId?: string; wasRefused?: boolean };

const asker = new AsyncLocalStorage<Asker>();

export function whileAnswering<T>(who: Pick<Asker, 'requestId' | 'address'>, work: () => T): T {
  return asker.run({ ...who }, work);
}

/** Says who the request turned out to act for. */
export function nameAsker(userId: string): void {
  const who = asker.getStore();
  if (who) who.userId = userId;
}

/**
 * Writes a line on standard output once something has happened, or was refused. With the id of the
 * request it goes together with the request's own line.
 */
export function noteSecurity(event: SecurityEvent, facts: SecurityFacts = {}): void {
  const who = asker.getStore();
  if (who && event === 'refused') who.wasRefused = true;
  log[securityEvents[event]](
    {
      event,
      ...(who && { requestId: who.requestId, from: pseudonym(who.address), userId: who.userId }),
      ...facts,
    },
    'security',
  );
}

/** What a verb has refused for the asker's sake; everything else is a mistake of theirs or of ours. */
export function noteRefusal(code: AppErrorCode): void {
  if (code === 'too-many') noteSecurity('limit-reached');
  if (code === 'forbidden') noteSecurity('refused');
}

/** What its asker may not have, whoever refused it. Noted once. */
export function noteAnswer({ status }: Response): void {
  if (status === 403 && !asker.getStore()?.wasRefused) noteSecurity('refused');
}

/** The same for one network each time, and nothing that leads to it without SESSION_SECRET. */
const pseudonym = (address: string): string =>
  createHmac('sha256', sessionSecret)
    .update(`security log ${addressKey(address)}`)
    .digest('base64url')
    .slice(0, 16);
