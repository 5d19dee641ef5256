import { db } from '#app/platform/db.server.ts';
import { planOfOwner } from './plan-of-owner.server.ts';

export type ListedSeat = {
  id: string;
  email: string;
  state: 'offered' | 'expired' | 'taken';
  /** When it was taken, or offered last. */
  since: Date;
};

/** The seats that a reader gives, and the one that they hold. */
export async function listSeats(userId: string, now: Date = new Date()) {
  const [held, given, seat] = await Promise.all([
    planOfOwner(db, { ownerId: userId, now }),
    db.seat.findMany({
      where: { ownerId: userId },
      orderBy: { id: 'asc' },
      select: { id: true, email: true, takenAt: true, invitedAt: true, expiresAt: true },
    }),
    db.seat.findUnique({
      where: { holderId: userId },
      select: { id: true, takenAt: true, owner: { select: { email: true } } },
    }),
  ]);
  const listed = given.map(({ id, email, takenAt, invitedAt, expiresAt }): ListedSeat => {
    const isOver = expiresAt !== null && expiresAt <= now;
    const state = takenAt ? 'taken' : isOver ? 'expired' : 'offered';
    return { id, email, state, since: takenAt ?? invitedAt };
  });
  return {
    /** Null where their plan has no seats for others. */
    plan: held && { name: held.plan.name, seats: held.plan.seats, until: held.until },
    given: listed,
    held: seat && { id: seat.id, of: seat.owner.email, since: seat.takenAt },
  };
}
