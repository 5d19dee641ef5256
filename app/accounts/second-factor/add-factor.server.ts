import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { db, type Tx } from '#app/platform/db.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { renewSession } from '../sessions.server.ts';
import type { Owner } from './check-owner.server.ts';
import { newRecoveryCodes, type RecoveryCodes } from './recovery-code.server.ts';
import { factorAddedMail, secondFactorOnMail } from './second-factor-mails.ts';
import type { FactorKind } from './second-factor-words.ts';
import { tellOwner } from './tell-owner.server.ts';

/** The recovery codes of an account's first factor; null where it has them. It takes a while. */
export async function firstCodes(userId: string): Promise<RecoveryCodes | null> {
  const factor = await db.secondFactor.findUnique({ where: { userId }, select: { userId: true } });
  return factor ? null : newRecoveryCodes();
}

type Added = Owner & { kind: FactorKind; first: RecoveryCodes | null };

/**
 * Makes what a factor hangs on, `work` hangs it there, and every other session ends: it has not shown
 * it. Answers with the Set-Cookie header that keeps this one.
 * @throws AppError conflict when another window was faster
 */
export async function addFactor(
  tx: Tx,
  { userId, sessionId, kind, first }: Added,
  work: () => Promise<unknown>,
): Promise<string> {
  // A sign-in by the password alone waits for this, or this for the sign-in, whose session it ends.
  await tx.user.update({ where: { id: userId }, data: { updatedAt: new Date() } });
  const isThere = (await tx.secondFactor.count({ where: { userId } })) > 0;
  if (isThere !== (first === null)) {
    throw new AppError('conflict', 'Your second factor was changed meanwhile. Begin again.');
  }
  if (first) {
    await tx.secondFactor.create({
      data: {
        userId,
        recoverySalt: first.salt,
        codes: { create: first.hashes.map((hash) => ({ hash })) },
      },
    });
  }
  await work();
  await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
  await audit(tx, {
    actorId: userId,
    action: first ? 'turn-on-second-factor' : 'add-factor',
    subjectType: 'profile',
    subjectId: userId,
    detail: { kind },
  });
  const message = first ? secondFactorOnMail(kind) : factorAddedMail(kind);
  await tellOwner(tx, { userId, message });
  return renewSession({ userId, sessionId, secondFactorAt: new Date() }, tx);
}

export function noteAdded({ userId, kind, first }: Omit<Added, 'sessionId'>): void {
  noteSecurity(first ? 'second-factor-on' : 'factor-added', { userId, what: kind });
}
