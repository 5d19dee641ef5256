import { AppError } from '#app/platform/app-error.ts';
import { audit } from '#app/platform/audit.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';

/**
 * Ends every session of an account, and sign-ins that wait for a code, from the command line. Its
 * password goes on working. Answers how many sessions there were.
 * @throws AppError not-found
 */
export async function endSessionsOf(email: string): Promise<number> {
  const { userId, count } = await transact(async (tx) => {
    const user = await tx.user.findUnique({
      where: { email: email.trim().toLowerCase() },
      select: { id: true },
    });
    if (!user) throw new AppError('not-found', 'No account has this e-mail address.');
    // A sign-in that is under way waits for this, or this for the sign-in, whose session it ends.
    await tx.user.update({ where: { id: user.id }, data: { updatedAt: new Date() } });
    const { count: ended } = await tx.session.deleteMany({ where: { userId: user.id } });
    await tx.accountToken.deleteMany({ where: { userId: user.id, purpose: 'second-factor' } });
    await audit(tx, {
      actorId: null,
      action: 'end-sessions',
      subjectType: 'profile',
      subjectId: user.id,
    });
    return { userId: user.id, count: ended };
  });
  noteSecurity('sessions-ended', { userId, count, by: 'command-line' });
  return count;
}
