import { subDays } from 'date-fns/subDays';
import { entityChanges } from '#app/plans/plan-catalogue.ts';
import { db, type Tx } from '#app/platform/db.server.ts';
import type { FollowHistory } from './follow-limit.ts';

/** What a reader follows, and what counts of what they followed before. */
export async function readFollowHistory(userId: string, tx: Tx = db): Promise<FollowHistory> {
  const [current, past] = await Promise.all([
    tx.entityAccess.findMany({ where: { userId }, select: { govtEntityId: true } }),
    tx.pastFollow.findMany({
      where: { userId, endedAt: { gt: countsSince(new Date()) } },
      select: { govtEntityId: true, endedAt: true, held: true },
    }),
  ]);
  return { current: current.map(({ govtEntityId }) => govtEntityId), past };
}

/** Follows that ended at this moment or before count no more. */
export function countsSince(now: Date): Date {
  return subDays(now, entityChanges.days);
}

/** Ends follows and writes down that they were. */
export async function endFollows(
  tx: Tx,
  { userId, ids, held }: { userId: string; ids: string[]; held: number },
): Promise<number> {
  const follows = await tx.entityAccess.findMany({
    where: { userId, govtEntityId: { in: ids } },
    select: { govtEntityId: true, createdAt: true },
  });
  if (follows.length === 0) return 0;
  // Only of what is followed now: what ended before keeps its row, whatever a request lists.
  const where = { userId, govtEntityId: { in: follows.map(({ govtEntityId }) => govtEntityId) } };
  await tx.entityAccess.deleteMany({ where });
  await tx.pastFollow.deleteMany({ where });
  await tx.pastFollow.createMany({
    data: follows.map(({ govtEntityId, createdAt }) => ({
      userId,
      govtEntityId,
      followedAt: createdAt,
      held,
    })),
  });
  return follows.length;
}
