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
import { askForPasskey } from './passkeys/ask-for-passkey.server.ts';
import { expired } from './second-factor-words.ts';
import { type Proof, withFactor } from './with-factor.server.ts';

const purpose = 'second-factor';

/** Of a sign-in whose password was right. It opens the page that asks for the factor, and nothing else. */
const pendingCookie = ownCookie('dais_sign_in', {
  maxAge: tokenLifetimes[purpose].minutes * 60,
});

/**
 * Keeps who has shown the right password until the factor is there, and answers with the Set-Cookie
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

export type PendingSignIn = { secret: string; userId: string };

/** This browser's sign-in that waits for its second factor; null where none does. */
export async function findPendingSignIn(request: Request): Promise<PendingSignIn | null> {
  const secret: unknown = await pendingCookie.parse(request.headers.get('cookie'));
  if (typeof secret !== 'string' || secret === '') return null;
  const userId = await ownerOfToken({ purpose, secret });
  return userId === null ? null : { secret, userId };
}

const placeOf = (secret: string) => `sign-in ${secret}` as const;

/**
 * What a passkey is to sign to end a sign-in.
 * @throws AppError signed-out when it took too long; not-found; too-many
 */
export async function askForPasskeyAtSignIn(request: Request) {
  const pending = await findPendingSignIn(request);
  if (!pending) throw new AppError('signed-out', expired);
  return askForPasskey({ userId: pending.userId, place: placeOf(pending.secret) });
}

type Shown = Proof & { address: string };
type Finished = { userId: string; isAdmin: boolean; cookies: string[] };

/**
 * Ends a sign-in by its second factor, with a session that has shown it.
 * @throws AppError invalid when it is wrong; signed-out when it took too long; too-many
 */
export async function finishSignIn({
  secret,
  userAgent,
  ...shown
}: Shown & { secret: string; userAgent: string | null }): Promise<Finished> {
  const userId = await ownerOfToken({ purpose, secret });
  if (userId === null) throw new AppError('signed-out', expired);
  const place = placeOf(secret);
  const session = await withFactor({ userId, place, ...shown }, async (tx) => {
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
 * Lets a session that was there before show the second factor, too. Answers with the Set-Cookie
 * header that keeps it.
 * @throws AppError invalid when it is wrong; too-many
 */
export async function stepUp({
  userId,
  sessionId,
  ...shown
}: Shown & { userId: string; sessionId: string }): Promise<string> {
  const place = `session ${sessionId}` as const;
  const cookie = await withFactor({ userId, place, ...shown }, (tx) =>
    renewSession({ userId, sessionId, secondFactorAt: new Date() }, tx),
  );
  noteSecurity('signed-in', { userId, what: 'second factor' });
  return cookie;
}
