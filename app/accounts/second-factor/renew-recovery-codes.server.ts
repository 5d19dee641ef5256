import { audit } from '#app/platform/audit.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { checkPassword } from '../check-password.server.ts';
import type { Owner } from './check-owner.server.ts';
import { newRecoveryCodes } from './recovery-code.server.ts';
import { newRecoveryCodesMail } from './second-factor-mails.ts';
import { tellOwner } from './tell-owner.server.ts';
import { type Proof, withFactor } from './with-factor.server.ts';

/**
 * Makes ten new recovery codes, for which the old ones no longer work, and answers with them once.
 * @throws AppError invalid when the password or the factor is wrong; too-many
 */
export async function renewRecoveryCodes({
  userId,
  sessionId,
  password,
  ...proof
}: Owner & Proof & { password: string; address: string }): Promise<string[]> {
  await checkPassword({ userId, password });
  const { codes, salt, hashes } = await newRecoveryCodes();
  const place = `session ${sessionId}` as const;
  await withFactor({ userId, place, ...proof }, async (tx) => {
    await tx.recoveryCode.deleteMany({ where: { userId } });
    await tx.secondFactor.update({
      where: { userId },
      data: { recoverySalt: salt, codes: { create: hashes.map((hash) => ({ hash })) } },
    });
    await audit(tx, {
      actorId: userId,
      action: 'renew-recovery-codes',
      subjectType: 'profile',
      subjectId: userId,
    });
    await tellOwner(tx, { userId, message: newRecoveryCodesMail() });
  });
  noteSecurity('recovery-codes-renewed', { userId });
  return codes;
}
