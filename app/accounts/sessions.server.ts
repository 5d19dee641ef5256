import { createHash, randomBytes } from 'node:crypto';
import { add } from 'date-fns/add';
import { addDays } from 'date-fns/addDays';
import { readRows } from '#app/platform/db/read-rows.server.ts';
import { db, type Tx } from '#app/platform/db.server.ts';
import { renamedCookie } from '#app/platform/http/own-cookie.server.ts';
import { log } from '#app/platform/log.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { currentTier } from './current-tier.ts';
import { endOf, stillOpen } from './live-sessions.server.ts';
import { adminsNeedSecondFactor } from './second-factor/admins-need-it.server.ts';
import { endsFor, type SessionEnd, sessionEnds } from './session-ends.ts';
import { everybodyNeedsSecondFactor, mailPauses, type Viewer } from './viewer.server.ts';

const lifetimeDays = sessionEnds.reader.whole.days;

const tokenBytes = 33;

/** How long a token was while the cookie had its old name. */
const charactersBefore = 43;

/** A session that is over is still named by its cookie for a week, so that the sign-in can say why. */
const sessionCookie = renamedCookie('dais_session', {
  maxAge: (lifetimeDays + 7) * 24 * 60 * 60,
  // A month after every site is thought to have changed over.
  readUntil: new Date('2027-03-01'),
  // Any host of the domain can set a cookie of the old name. It cannot put a session there that it has
  // begun since: those have a longer token, which is taken by the new name alone.
  isOlder: (token) => typeof token === 'string' && token.length === charactersBefore,
});

const newToken = () => randomBytes(tokenBytes).toString('base64url');

/** A stolen copy of the table opens no session: it holds only the hash of the cookie's token. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

type NewSession = {
  userId: string;
  userAgent: string | null;
  /** Where a code of the second factor was shown. */
  secondFactorAt?: Date;
};

/** Starts a session and answers with the Set-Cookie header that carries it. */
export async function startSession(
  { userId, userAgent, secondFactorAt }: NewSession,
  database: Tx = db,
): Promise<string> {
  const token = newToken();
  await database.session.create({
    data: {
      userId,
      tokenHash: hashOf(token),
      userAgent: userAgent?.slice(0, 255) ?? null,
      secondFactorAt,
      expiresAt: addDays(new Date(), lifetimeDays),
    },
  });
  return sessionCookie.serialize(token);
}

/**
 * Gives a session another secret, which alone opens it from now on, and its whole time anew. Answers
 * with the Set-Cookie header that carries it. `secondFactorAt` is left as it is where it is not given.
 */
export async function renewSession(
  {
    userId,
    sessionId,
    secondFactorAt,
  }: { userId: string; sessionId: string; secondFactorAt?: Date | null },
  database: Tx,
): Promise<string> {
  const token = newToken();
  const now = new Date();
  await database.session.updateMany({
    where: { id: sessionId, userId },
    data: {
      tokenHash: hashOf(token),
      createdAt: now,
      lastSeenAt: now,
      expiresAt: addDays(now, lifetimeDays),
      secondFactorAt,
    },
  });
  return sessionCookie.serialize(token);
}

/**
 * Ends the session of this request, if it has one, and answers with the headers by which its browser
 * forgets it: the cookie, and the pages that it may have kept to go back to. What was chosen there,
 * such as a theme and that no key is to do anything by itself, stays.
 */
export async function endSession(request: Request): Promise<Headers> {
  const token = await readToken(request);
  if (token) {
    const { count } = await db.session.deleteMany({ where: { tokenHash: hashOf(token) } });
    if (count > 0) noteSecurity('signed-out');
  }
  const headers = new Headers({ 'Clear-Site-Data': '"cache"' });
  for (const cookie of await sessionCookie.clear()) headers.append('Set-Cookie', cookie);
  return headers;
}

/** Who sent this request; null for a visitor and for a session that has ended. */
export async function findViewer(request: Request): Promise<Viewer | null> {
  const token = await readToken(request);
  if (!token) return null;
  const now = new Date();
  const session = await findSession(hashOf(token), now);
  if (!session) return null;
  const { userId, sessionId, email, profileId } = session;
  const tier = profileId === null ? null : currentTier(session, now);
  const isAdmin = tier === 'admin';
  if (add(session.lastSeenAt, endsFor({ isAdmin }).noted) <= now) {
    await db.session.updateMany({ where: { id: sessionId }, data: { lastSeenAt: now } });
  }
  const isNeeded = everybodyNeedsSecondFactor() || (isAdmin && adminsNeedSecondFactor());
  const awaitsSecondFactor = isNeeded && session.secondFactorAt === null;
  return {
    userId,
    sessionId,
    email,
    firstName: session.firstName ?? '',
    lastName: session.lastName ?? '',
    fullName: session.fullName ?? '',
    tier,
    isAdmin: isAdmin && !awaitsSecondFactor,
    awaitsSecondFactor,
    mailPause: mailPauses.find((pause) => pause === session.mailPause) ?? null,
    profileFound: profileId !== null,
  };
}

/** Why a browser whose request has no viewer is not signed in any more; null for one that never was. */
export async function findSessionEnd(request: Request): Promise<SessionEnd | null> {
  const token = await readToken(request);
  if (!token) return null;
  const session = await db.session.findUnique({
    where: { tokenHash: hashOf(token) },
    select: {
      createdAt: true,
      lastSeenAt: true,
      expiresAt: true,
      user: { select: { profile: { select: { subscriptionTier: true } } } },
    },
  });
  const isAdmin = session?.user.profile?.subscriptionTier === 'admin';
  const reason = session && endOf(session, isAdmin, new Date());
  return { reason: reason ?? 'gone', isAdmin };
}

type SessionRow = {
  sessionId: string;
  lastSeenAt: Date;
  secondFactorAt: Date | null;
  userId: string;
  email: string;
  profileId: string | null;
  firstName: string | null;
  lastName: string | null;
  fullName: string | null;
  subscriptionTier: string | null;
  subscriptionEndDate: Date | null;
  mailPause: string | null;
};

/** An open session with its user and their profile: every request asks, so it is one statement. */
async function findSession(tokenHash: string, now: Date): Promise<SessionRow | null> {
  try {
    const [row] = await readRows<SessionRow>(Prisma.sql`
      SELECT session.id AS "sessionId", session.last_seen_at AS "lastSeenAt",
             session.second_factor_at AS "secondFactorAt", users.id AS "userId", users.email,
             profile.id AS "profileId", profile.first_name AS "firstName",
             profile.last_name AS "lastName", profile.full_name AS "fullName",
             profile.subscription_tier AS "subscriptionTier",
             profile.subscription_end_date AS "subscriptionEndDate",
             profile.mail_pause AS "mailPause"
      FROM sessions AS session
      JOIN users ON users.id = session.user_id
      LEFT JOIN profiles AS profile ON profile.id = users.id
      WHERE session.token_hash = ${tokenHash} AND ${stillOpen(now)}`);
    return row ?? null;
  } catch (error) {
    const session = await findSessionAlone(tokenHash, now);
    log.error({ err: error }, 'profile could not be read');
    return session;
  }
}

/** Without their profile people are who they are, and no admins: pages without it still work. */
async function findSessionAlone(tokenHash: string, now: Date): Promise<SessionRow | null> {
  const session = await db.session.findUnique({
    where: { tokenHash },
    select: {
      id: true,
      createdAt: true,
      lastSeenAt: true,
      expiresAt: true,
      secondFactorAt: true,
      user: { select: { id: true, email: true } },
    },
  });
  if (!session || endOf(session, false, now)) return null;
  const { id, user, lastSeenAt, secondFactorAt } = session;
  return {
    sessionId: id,
    lastSeenAt,
    secondFactorAt,
    userId: user.id,
    email: user.email,
    profileId: null,
    firstName: null,
    lastName: null,
    fullName: null,
    subscriptionTier: null,
    mailPause: null,
    subscriptionEndDate: null,
  };
}

async function readToken(request: Request): Promise<string | null> {
  const value: unknown = await sessionCookie.read(request);
  return typeof value === 'string' && value !== '' ? value : null;
}
