import { AppError } from '#app/platform/app-error.ts';
import { type Tx, transact } from '#app/platform/db.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { countCode } from '../attempts.server.ts';
import type { Place } from './passkeys/passkey-challenge.server.ts';
import type { SignedPasskey } from './passkeys/passkey-form.ts';
import { wrongPasskey } from './passkeys/passkey-words.ts';
import { readyPasskey } from './passkeys/use-passkey.server.ts';
import { wrongCode } from './second-factor-words.ts';
import { readyCode } from './use-code.server.ts';

/** A code of the app, a recovery code, or what a passkey has signed. */
export type Proof = { code: string } | { passkey: SignedPasskey | null };

export type Attempt = Proof & {
  userId: string;
  /** Where the attempt comes from. */
  address: string;
  /** Where a passkey was asked for. */
  place: Place;
};

/**
 * Uses a factor once and does `work` in the same transaction: a code whose work fails is not used.
 * @throws AppError invalid when it is wrong or was used; too-many
 */
export async function withFactor<T>(attempt: Attempt, work: (tx: Tx) => Promise<T>): Promise<T> {
  const { userId, address } = attempt;
  const counted = await countCode({ userId, address });
  const isCode = 'code' in attempt;
  const use = isCode ? await readyCode(userId, attempt.code) : await readyPasskey(attempt);
  const done = await transact(async (tx) => {
    if (await use?.(tx)) return work(tx);
    noteSecurity('second-factor-failed', { userId, what: isCode ? 'code' : 'passkey' });
    throw new AppError('invalid', isCode ? wrongCode : wrongPasskey);
  });
  await counted.succeeded();
  return done;
}
