import { currentTier } from '#app/accounts/current-tier.ts';
import { mayFollow } from '#app/entities/follow-limit.ts';
import { planOfOwner } from '#app/plans/seats/plan-of-owner.server.ts';
import { settleSeats } from '#app/plans/seats/settle-seats.server.ts';
import { batchesById } from '#app/platform/db/batches-by-id.ts';
import { type Db, lockProfile, transact } from '#app/platform/db.server.ts';
import { Prisma } from '#prisma/generated/sqlite/client.ts';
import type { Check } from './check.ts';
import { rowsAtFault } from './rows-at-fault.ts';

/** So it is after a larger plan has ended; the earliest follows are what such a reader reads. */
export const follows: Check = {
  finds: 'readers who follow more than their plan has room for',
  isRemark: true,
  async *look(db) {
    const batches = batchesById(({ after, take }) =>
      db.profile.findMany({
        where: { id: { gt: after }, user: { access: { some: {} } } },
        orderBy: { id: 'asc' },
        take,
        select: {
          ...{ id: true, subscriptionTier: true, subscriptionEndDate: true },
          user: { select: { _count: { select: { access: true } } } },
        },
      }),
    );
    for await (const rows of batches) {
      const found = rows.filter(({ user, ...held }) => {
        return !mayFollow(currentTier(held), user._count.access);
      });
      if (found.length > 0) yield found.map(({ id }) => id);
    }
  },
};

export const seats: Check = {
  finds: 'seats whose holder has not the plan that they are on',
  look: (db) =>
    rowsAtFault(
      db,
      Prisma.sql`SELECT seat.id FROM seats AS seat
        JOIN profiles AS owner ON owner.id = seat.owner_id
        JOIN profiles AS holder ON holder.id = seat.holder_id
        WHERE holder.subscription_tier IS DISTINCT FROM 'admin'
          AND (holder.subscription_tier IS DISTINCT FROM owner.subscription_tier
            OR holder.subscription_end_date IS DISTINCT FROM owner.subscription_end_date)`,
    ),
  mend: { done: 'given it', each: giveSeats },
};

/** Where the owner's plan has seats; ending one is no mending. */
async function giveSeats(db: Db, ids: string[]): Promise<void> {
  const found = await db.seat.findMany({
    where: { id: { in: ids } },
    select: { ownerId: true },
  });
  for (const ownerId of new Set(found.map((seat) => seat.ownerId))) {
    await transact(async (tx) => {
      await lockProfile(tx, ownerId);
      const owner = { ownerId, now: new Date() };
      if (await planOfOwner(tx, owner)) await settleSeats(tx, owner);
    }, db);
  }
}

export const emails: Check = {
  finds: 'accounts that are known by two addresses',
  look: (db) =>
    rowsAtFault(
      db,
      Prisma.sql`SELECT users.id FROM users JOIN profiles ON profiles.id = users.id
        WHERE profiles.email <> users.email`,
    ),
};
