import { hashPassword } from '#app/accounts/password.server.ts';
import { startPendingSignIn } from '#app/accounts/second-factor/pending-sign-in.server.ts';
import { beginSetUp, finishSetUp, readSetUp } from '#app/accounts/second-factor/set-up.server.ts';
import { startSession } from '#app/accounts/sessions.server.ts';
import { db } from '#app/platform/db.server.ts';
import { codeNow } from './authenticator.ts';
import { makeUser } from './fixtures.ts';

export const password = 'Password1!';

let visitors = 0;
/** Somebody else's address each time. */
export const anyAddress = () => `203.0.${Math.floor(++visitors / 250)}.${visitors % 250}`;

/** As a browser sends back what it was told to keep. */
export const cookieOf = (...headers: string[]) =>
  headers.map((header) => header.split(';')[0] ?? '').join('; ');

export const requestWith = (cookie: string, path = '/') =>
  new Request(`http://localhost${path}`, { headers: { cookie } });

/** A reader with a password, a confirmed address and a session. */
export async function makeReader(tier = 'free') {
  const { id: userId, email } = await makeUser({ tier });
  const passwordHash = await hashPassword(password);
  await db.user.update({
    where: { id: userId },
    data: { passwordHash, emailConfirmedAt: new Date() },
  });
  const cookie = cookieOf(await startSession({ userId, userAgent: null }));
  const { id: sessionId } = await db.session.findFirstOrThrow({ where: { userId } });
  return { userId, email, passwordHash, sessionId, cookie };
}

/** The same, who set up a second factor half a minute ago: the code that is shown now is another. */
export async function makeGuardedReader(tier = 'free') {
  const reader = await makeReader(tier);
  const begun = cookieOf(await beginSetUp({ ...reader, password, address: anyAddress() }));
  const setUp = await readSetUp(requestWith(begun), reader);
  if (!setUp) throw new Error('No set-up was begun.');
  const { codes, cookies } = await finishSetUp({
    ...reader,
    request: requestWith(begun),
    code: codeNow(setUp.secret),
    address: anyAddress(),
  });
  await letCodeRunOut(reader);
  return {
    ...reader,
    cookie: cookieOf(cookies[0] ?? ''),
    secret: setUp.secret,
    codes: codes ?? [],
  };
}

/** As if the code that was used last had been the one before. */
export async function letCodeRunOut({ userId }: { userId: string }): Promise<void> {
  await db.secondFactor.update({ where: { userId }, data: { lastStep: { decrement: 1 } } });
}

/** The secret of a sign-in whose password was right. */
export async function pendingOf(reader: { userId: string; passwordHash: string }) {
  const cookie = cookieOf(await startPendingSignIn(reader));
  return { cookie, request: requestWith(cookie) };
}
