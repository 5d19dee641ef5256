import { db, type Tx } from '#app/platform/db.server.ts';
import { log } from '#app/platform/log.server.ts';
import { stepOfCode, unsealAuthenticator } from './authenticator-code.server.ts';
import { hashRecoveryCode } from './recovery-code.server.ts';
import { isAuthenticatorCode } from './second-factor-form.ts';
import { recoveryCodeUsedMail } from './second-factor-mails.ts';
import { tellOwner } from './tell-owner.server.ts';

/**
 * Answers with what uses a code up: what takes long is done before the transaction. Null where it is
 * wrong without more ado.
 */
export async function readyCode(userId: string, code: string) {
  const factor = await db.secondFactor.findUnique({
    where: { userId },
    select: { secret: true, recoverySalt: true },
  });
  if (!factor) return null;
  if (!isAuthenticatorCode(code)) {
    const hash = await hashRecoveryCode(code, factor.recoverySalt);
    return (tx: Tx) => spendRecoveryCode(tx, { userId, hash });
  }
  const { secret: sealed } = factor;
  if (sealed === null) return null;
  const secret = unsealAuthenticator(sealed, userId);
  if (secret === null) {
    log.error({ userId }, 'a second factor was sealed with another SESSION_SECRET');
    return null;
  }
  const step = stepOfCode(secret, code);
  return step === null ? null : (tx: Tx) => spendStep(tx, { userId, step, sealed });
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
