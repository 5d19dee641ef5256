import { differenceInMinutes } from 'date-fns/differenceInMinutes';
import { formatDistanceStrict } from 'date-fns/formatDistanceStrict';
import { db } from '#app/platform/db.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';
import { checkPassword } from './check-password.server.ts';
import { deviceName } from './device-name.ts';
import { ended } from './live-sessions.server.ts';
import type { ReaderSession } from './reader-session.ts';

/** More than anybody has browsers; the others end with 'all others'. */
const mostShown = 50;

/** Where a reader is signed in: this session first, then by when they were last seen. */
export async function readSessions({ userId, sessionId }: Ender): Promise<ReaderSession[]> {
  const now = new Date();
  const sessions = await db.session.findMany({
    where: { userId, NOT: ended(now) },
    orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    take: mostShown,
    select: { id: true, userAgent: true, createdAt: true, lastSeenAt: true },
  });
  return sessions
    .map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      device: deviceName(userAgent),
      signedIn: formatDistanceStrict(createdAt, now, { addSuffix: true }),
      signedInAt: createdAt.toISOString(),
      lastSeen: lastSeenWords(lastSeenAt, now),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === sessionId,
    }))
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/** Sessions are noted down once an hour, so nothing finer is known. */
function lastSeenWords(lastSeenAt: Date, now: Date): string {
  if (differenceInMinutes(now, lastSeenAt) < 60) return 'within the last hour';
  return formatDistanceStrict(lastSeenAt, now, { addSuffix: true });
}

type Ender = { userId: string; sessionId: string };

/** Who is at a session that somebody else opened knows no password, and gets rid of nobody. */
type SureEnder = Ender & { password: string };

/**
 * Ends another session of this reader. False when it had ended already.
 * @throws AppError invalid or too-many
 */
export async function endOtherSession({
  userId,
  sessionId,
  password,
  endedId,
}: SureEnder & { endedId: string }): Promise<boolean> {
  await checkPassword({ userId, password });
  const { count } = await db.session.deleteMany({
    where: { userId, AND: [{ id: endedId }, { id: { not: sessionId } }] },
  });
  if (count > 0) noteSecurity('sessions-ended', { userId, count });
  return count > 0;
}

/** @throws AppError invalid or too-many */
export async function endOtherSessions({ userId, sessionId, password }: SureEnder): Promise<void> {
  await checkPassword({ userId, password });
  const where = { userId, id: { not: sessionId } };
  const { count } = await db.session.deleteMany({ where });
  noteSecurity('sessions-ended', { userId, count });
}
