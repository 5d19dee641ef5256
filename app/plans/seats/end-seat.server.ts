import { AppError } from '#app/platform/app-error.ts';
import { db, lockProfiles, transact } from '#app/platform/db.server.ts';
import { fallBack } from './fall-back.server.ts';
import type { SeatEnding } from './seat-words.ts';
import { tellEnded } from './tell-ended.server.ts';

type Asked = { userId: string; seatId: string };

/** Whoever gives a seat may end it, and whoever holds it. */
const ofReader = ({ userId, seatId }: Asked) => ({
  id: seatId,
  OR: [{ ownerId: userId }, { holderId: userId }],
});

const seatColumns = {
  id: true,
  email: true,
  ownerId: true,
  holderId: true,
  invitedAt: true,
  takenAt: true,
  owner: { select: { email: true } },
} as const;

/** A seat that a reader gives or holds, and how it would end. @throws AppError not-found */
export async function readSeat(asked: Asked) {
  const seat = await db.seat.findFirst({ where: ofReader(asked), select: seatColumns });
  if (!seat) throw noSuchSeat();
  const { email, owner, invitedAt, takenAt } = seat;
  return {
    ending: endingOf(seat, asked.userId),
    /** Who is at the other end of it. */
    other: seat.ownerId === asked.userId ? email : owner.email,
    since: takenAt ?? invitedAt,
  };
}

/** Ends a seat at once: its holder has the plan that they have without it. @throws AppError not-found */
export async function endSeat({ now = new Date(), ...asked }: Asked & { now?: Date }) {
  return transact(async (tx) => {
    const found = await tx.seat.findFirst({ where: ofReader(asked), select: seatColumns });
    if (!found) throw noSuchSeat();
    await lockProfiles(tx, [found.ownerId, ...(found.holderId ? [found.holderId] : [])]);
    // It may have been taken, or ended, before the lock was ours.
    const seat = await tx.seat.findFirst({ where: ofReader(asked), select: seatColumns });
    if (!seat) throw noSuchSeat();
    const { id, holderId } = seat;
    const ending = endingOf(seat, asked.userId);
    const { count } = await tx.seat.deleteMany({ where: { id, holderId } });
    if (count === 0) throw noSuchSeat();
    if (holderId) await fallBack(tx, { holderId, now });
    if (holderId && ending === 'end') await tellEnded(tx, { seatId: id, holderId });
    return ending;
  });
}

function endingOf(seat: { ownerId: string; holderId: string | null }, userId: string): SeatEnding {
  if (seat.ownerId !== userId) return 'leave';
  return seat.holderId ? 'end' : 'take-back';
}

const noSuchSeat = () =>
  new AppError('not-found', 'There is no such seat of yours, or it has ended already.');
