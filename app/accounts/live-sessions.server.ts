import { sub } from 'date-fns/sub';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import { type SessionEnd, sessionEnds } from './session-ends.ts';

const { reader, admin } = sessionEnds;

/** Sessions that have ended by themselves and open nothing, whether or not their row is still there. */
export const ended = (now: Date): Prisma.SessionWhereInput => ({
  OR: [
    { expiresAt: { lte: now } },
    { lastSeenAt: { lte: sub(now, reader.idle) } },
    {
      user: { profile: { subscriptionTier: 'admin' } },
      OR: [
        { createdAt: { lte: sub(now, admin.whole) } },
        { lastSeenAt: { lte: sub(now, admin.idle) } },
      ],
    },
  ],
});

/** The contrary, where a statement of our own has `session` and, where there is one, its `profile`. */
export const stillOpen = (now: Date): Prisma.Sql => Prisma.sql`
  session.expires_at > ${now} AND session.last_seen_at > ${sub(now, reader.idle)}
  AND (COALESCE(profile.subscription_tier, '') <> 'admin' OR (
    session.created_at > ${sub(now, admin.whole)} AND session.last_seen_at > ${sub(now, admin.idle)}
  ))`;

type Times = { createdAt: Date; lastSeenAt: Date; expiresAt: Date };

/** Which of its ends a session has come to; null for one that is open. */
export function endOf(times: Times, isAdmin: boolean, now: Date): SessionEnd['reason'] | null {
  const { whole, idle } = isAdmin ? admin : reader;
  if (times.expiresAt <= now || times.createdAt <= sub(now, whole)) return 'whole';
  return times.lastSeenAt <= sub(now, idle) ? 'idle' : null;
}
