import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { renewSession } from '../sessions.server.ts';
import { factorRemovedMail } from './second-factor-mails.ts';
import { tellOwner } from './tell-owner.server.ts';
import { byOwner, endAll, type OwnerShown } from './turn-off.server.ts';

/** A passkey by its id, or the authenticator app. */
export type Removed = { passkeyId: string } | 'app';

/**
 * Takes one of the factors away and ends every other session; with the last one the second factor is
 * off. Answers with the Set-Cookie header that keeps this session.
 * @throws AppError invalid when the password or the factor is wrong; not-found; too-many
 */
export async function removeFactor({
  removed,
  ...shown
}: OwnerShown & { removed: Removed }): Promise<{ isLast: boolean; cookie: string }> {
  const { userId, sessionId } = shown;
  const kind = removed === 'app' ? 'authenticator app' : 'passkey';
  const done = await byOwner(shown, async (tx) => {
    await tx.user.update({ where: { id: userId }, data: { updatedAt: new Date() } });
    const { count } = await (removed === 'app'
      ? tx.secondFactor.updateMany({
          where: { userId, secret: { not: null } },
          data: { secret: null, lastStep: null },
        })
      : tx.passkey.deleteMany({ where: { id: removed.passkeyId, userId } }));
    if (count === 0) throw new AppError('not-found', 'This was removed already.');
    const left = { userId, OR: [{ secret: { not: null } }, { passkeys: { some: {} } }] };
    if ((await tx.secondFactor.count({ where: left })) === 0) {
      return { isLast: true, cookie: await endAll(tx, shown) };
    }
    await tx.session.deleteMany({ where: { userId, id: { not: sessionId } } });
    await audit(tx, {
      actorId: userId,
      action: 'remove-factor',
      subjectType: 'profile',
      subjectId: userId,
      detail: { kind },
    });
    await tellOwner(tx, { userId, message: factorRemovedMail(kind) });
    const cookie = await renewSession({ userId, sessionId, secondFactorAt: new Date() }, tx);
    return { isLast: false, cookie };
  });
  noteSecurity(done.isLast ? 'second-factor-off' : 'factor-removed', { userId, what: kind });
  return done;
}
