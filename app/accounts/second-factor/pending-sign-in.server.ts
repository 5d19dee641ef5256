import { AppError } from '#app/platform/app-error.ts';
import { db, transact } from '#app/platform/db.server.ts';
import { linkSecret } from '#app/platform/http/link-secret.server.ts';
import { ownCookie } from '#app/platform/http/own-cookie.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { issueToken, ownerOfToken, spendToken } from '../account-token.server.ts';
import { tokenLifetimes } from '../account-token.ts';
import { ensureProfile } from '../ensure-profile.server.ts';
import { renewSession, startSession } from '../sessions.server.ts';
import { holdPassword, type SignedIn } from '../sign-in.server.ts';
import { expired } from './second-factor-words.ts';
import { withCode } from './use-code.server.ts';

const purpose = 'second-factor';

/** Of a sign-in whose password was right. It opens the page that asks for the code, and nothing else. */
const pendingCookie = ownCookie('dais_sign_in', {
  maxAge: tokenLifetimes[purpose].minutes * 60,
});

/**
 * Keeps who has shown the right password until the code is there, and answers with the Set-Cookie
 * header for it.
 * @throws AppError invalid when the password was changed since
 */
export async function startPendingSignIn({
  userId,
  passwordHash,
}: Pick<SignedIn, 'userId' | 'passwordHash'>): Promise<string> {
  const id = await transact(async (tx) => {
    await holdPassword(tx, { userId, passwordHash });
    return issueToken(tx, { userId, purpose });
  });
  return pendingCookie.serialize(linkSecret(id));
}

export const forgetPendingSignIn = (): Promise<string> =>
  pendingCookie.serialize('', { maxAge: 0 });

/** The secret of this browser's sign-in that waits for a code; null where none does. */
export async function findPendingSignIn(request: Request): Promise<string | null> {
  const secret: unknown = await pendingCookie.parse(request.headers.get('cookie'));
  if (typeof secret !== 'string' || secret === '') return null;
  return (await ownerOfToken({ purpose, secret })) === null ? null : secret;
}

type Shown = { code: string; address: string };
type Finished = { userId: string; isAdmin: boolean; cookies: string[] };

/**
 * Ends a sign-in by its code, with a session that has shown it.
 * @throws AppError invalid when the code is wrong; signed-out when it took too long; too-many
 */
export async function finishSignIn({
  secret,
  userAgent,
  ...shown
}: Shown & { secret: string; userAgent: string | null }): Promise<Finished> {
  const userId = await ownerOfToken({ purpose, secret });
  if (userId === null) throw new AppError('signed-out', expired);
  const session = await withCode({ userId, ...shown }, async (tx) => {
    if ((await spendToken(tx, { purpose, secret })) === null)
      throw new AppError('signed-out', expired);
    return startSession({ userId, userAgent, secondFactorAt: new Date() }, tx);
  });
  const { email } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true },
  });
  noteSecurity('signed-in', { userId, what: 'second factor' });
  const { tier } = await ensureProfile({ userId, email });
  return { userId, isAdmin: tier === 'admin', cookies: [session, await forgetPendingSignIn()] };
}

/**
 * Lets a session that was there before show the code, too. Answers with the Set-Cookie header that
 * keeps it.
 * @throws AppError invalid when the code is wrong; too-many
 */
export async function stepUp({
  userId,
  sessionId,
  ...shown
}: Shown & { userId: string; sessionId: string }): Promise<string> {
  const cookie = await withCode({ userId, ...shown }, (tx) =>
    renewSession({ userId, sessionId, secondFactorAt: new Date() }, tx),
  );
  noteSecurity('signed-in', { userId, what: 'second factor' });
  return cookie;
}
