import { createHash, randomBytes } from 'node:crypto';
import { addDays } from 'date-fns/addDays';
import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { createCookie } from 'react-router';
import { db, type Tx } from '#app/platform/db.server.ts';
import { secureCookies } from '#app/platform/http/secret.server.ts';
import { log } from '#app/platform/log.server.ts';
import { currentTier } from './current-tier.ts';
import type { Viewer } from './viewer.server.ts';

const lifetimeDays = 30;

const sessionCookie = createCookie('dais_session', {
  httpOnly: true,
  sameSite: 'lax',
  path: '/',
  secure: secureCookies,
  maxAge: lifetimeDays * 24 * 60 * 60,
});

/** A stolen copy of the table opens no session: it holds only the hash of the cookie's token. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

/** Starts a session and answers with the Set-Cookie header that carries it. */
export async function startSession(
  { userId, userAgent }: { userId: string; userAgent: string | null },
  database: Tx = db,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.session.create({
    data: {
      userId,
      tokenHash: hashOf(token),
      userAgent: userAgent?.slice(0, 255) ?? null,
      expiresAt: addDays(new Date(), lifetimeDays),
    },
  });
  return sessionCookie.serialize(token);
}

/**
 * Gives a session another secret, which alone opens it from now on, and its whole time anew. Answers
 * with the Set-Cookie header that carries it.
 */
export async function renewSession(
  { userId, sessionId }: { userId: string; sessionId: string },
  database: Tx,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await database.session.updateMany({
    where: { id: sessionId, userId },
    data: { tokenHash: hashOf(token), expiresAt: addDays(new Date(), lifetimeDays) },
  });
  return sessionCookie.serialize(token);
}

/** Ends the session of this request, if it has one, and answers with the header that clears it. */
export async function endSession(request: Request): Promise<string> {
  const token = await readToken(request);
  if (token) await db.session.deleteMany({ where: { tokenHash: hashOf(token) } });
  return sessionCookie.serialize('', { maxAge: 0 });
}

/** Who sent this request; null for a visitor and for a session that has ended. */
export async function findViewer(request: Request): Promise<Viewer | null> {
  const token = await readToken(request);
  if (!token) return null;
  const session = await db.session.findUnique({
    where: { tokenHash: hashOf(token) },
    select: {
      id: true,
      lastSeenAt: true,
      expiresAt: true,
      user: { select: { id: true, email: true } },
    },
  });
  const now = new Date();
  if (!session || session.expiresAt < now) return null;
  if (differenceInMinutes(now, session.lastSeenAt) >= 60) {
    await db.session.updateMany({
      where: { id: session.id },
      data: { lastSeenAt: now },
    });
  }
  const { user } = session;
  const profile = await readProfile(user.id);
  const tier = profile ? currentTier(profile, now) : null;
  return {
    userId: user.id,
    sessionId: session.id,
    email: user.email,
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    fullName: profile?.fullName ?? '',
    tier,
    isAdmin: tier === 'admin',
    profileFound: profile !== null,
  };
}

/** Without their profile people are who they are, and no admins: pages without it still work. */
async function readProfile(id: string) {
  try {
    return await db.profile.findUnique({
      where: { id },
      select: {
        firstName: true,
        lastName: true,
        fullName: true,
        subscriptionTier: true,
        subscriptionEndDate: true,
      },
    });
  } catch (error) {
    log.error({ err: error }, 'profile could not be read');
    return null;
  }
}

async function readToken(request: Request): Promise<string | null> {
  const value: unknown = await sessionCookie.parse(request.headers.get('cookie'));
  return typeof value === 'string' && value !== '' ? value : null;
}
