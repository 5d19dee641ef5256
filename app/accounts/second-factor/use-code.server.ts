import { AppError } from '#app/platform/app-error.ts';
import { db, type Tx, transact } from '#app/platform/db.server.ts';
import { log } from '#app/platform/log.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { countCode } from '../attempts.server.ts';
import { stepOfCode, unsealAuthenticator } from './authenticator-code.server.ts';
import { hashRecoveryCode } from './recovery-code.server.ts';
import { isAuthenticatorCode } from './second-factor-form.ts';
import { recoveryCodeUsedMail } from './second-factor-mails.ts';
import { wrongCode } from './second-factor-words.ts';
import { tellOwner } from './tell-owner.server.ts';

type Attempt = {
  userId: string;
  /** Of the authenticator, or a recovery code. */
  code: string;
  /** Where the attempt comes from. */
  address: string;
};

/**
 * Uses a code up and does `work` in the same transaction: a code whose work fails is not used.
 * @throws AppError invalid when the code is wrong or was used; too-many
 */
export async function withCode<T>(
  { userId, code, address }: Attempt,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const attempt = await countCode({ userId, address });
  const use = await readyToUse(userId, code);
  const done = await transact(async (tx) => {
    if (await use?.(tx)) return work(tx);
    noteSecurity('second-factor-failed', { userId });
    throw new AppError('invalid', wrongCode);
  });
  await attempt.succeeded();
  return done;
}

/** What takes long is done before the transaction. Null where the code is wrong without more ado. */
async function readyToUse(userId: string, code: string) {
  const factor = await db.secondFactor.findUnique({
    where: { userId },
    select: { secret: true, recoverySalt: true },
  });
  if (!factor) return null;
  if (!isAuthenticatorCode(code)) {
    const hash = await hashRecoveryCode(code, factor.recoverySalt);
    return (tx: Tx) => spendRecoveryCode(tx, { userId, hash });
  }
  const secret = unsealAuthenticator(factor.secret, userId);
  if (secret === null) {
    log.error({ userId }, 'a second factor was sealed with another SESSION_SECRET');
    return null;
  }
  const step = stepOfCode(secret, code);
  return step === null ? null : (tx: Tx) => spendStep(tx, { userId, step, sealed: factor.secret });
}

/** Of two uses of one code at once only one writes the row. */
async function spendStep(
  tx: Tx,
  { userId, step, sealed }: { userId: string; step: number; sealed: string },
): Promise<boolean> {
  const { count } = await tx.secondFactor.updateMany({
    where: { userId, secret: sealed, lastStep: { lt: step } },
    data: { lastStep: step },
  });
  return count > 0;
}

async function spendRecoveryCode(
  tx: Tx,
  { userId, hash }: { userId: string; hash: string },
): Promise<boolean> {
  const { count } = await tx.recoveryCode.deleteMany({ where: { userId, hash } });
  if (count === 0) return false;
  const left = await tx.recoveryCode.count({ where: { userId } });
  await tellOwner(tx, { userId, message: recoveryCodeUsedMail(left) });
  return true;
}
