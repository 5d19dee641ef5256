import { AppError } from '#app/platform/app-error.ts';
import { lockProfiles, type Tx, transact } from '#app/platform/db.server.ts';
import { expireAttempt } from '../payment/expire-attempt.server.ts';
import { endSeatsOf } from './end-seats-of.server.ts';
import { findOffered } from './find-offered.server.ts';
import { judgeTaker } from './judge-taker.server.ts';
import { type PlanOfOwner, planOfOwner } from './plan-of-owner.server.ts';

type Asked = { userId: string; secret: string; now?: Date };

/**
 * Gives a reader the seat that a link offers to their address: from now on they have the plan of its
 * owner. The link alone is not enough, so that a stolen one opens nothing: the address has to be
 * theirs, and confirmed.
 * @throws AppError invalid for a link that does not work; forbidden for another address; conflict for
 * those who have a plan
 */
export async function takeSeat({ userId, secret, now = new Date() }: Asked): Promise<void> {
  const begun = await transact(async (tx) => {
    const seen = await findOffered(tx, secret, now);
    if (!seen) throw noSuchInvitation();
    await lockProfiles(tx, [seen.ownerId, userId]);
    const seat = await findOffered(tx, secret, now);
    const held = seat && (await planOfOwner(tx, { ownerId: seat.ownerId, now }));
    if (!held) throw noSuchInvitation();
    const { refused, isConfirmed } = await judgeTaker(tx, { userId, email: seat.email, now });
    if (refused) throw refused;
    if (!isConfirmed) throw new AppError('forbidden', 'Confirm your email address first.');
    // Seats on a plan of their own that is over, which nobody has written down yet.
    await endSeatsOf(tx, { ownerId: userId, now });
    await give(tx, { seatId: seat.id, userId, held, now });
    return forgetAttempt(tx, userId);
  });
  if (begun) await expireAttempt(begun);
}

type Gift = { seatId: string; userId: string; held: PlanOfOwner; now: Date };

async function give(tx: Tx, { seatId, userId, held, now }: Gift): Promise<void> {
  const { count } = await tx.seat.updateMany({
    where: { id: seatId, holderId: null },
    data: { holderId: userId, takenAt: now, tokenHash: null, expiresAt: null },
  });
  if (count === 0) throw noSuchInvitation();
  await tx.profile.update({
    where: { id: userId },
    data: { subscriptionTier: held.tier, subscriptionEndDate: held.until },
    select: { id: true },
  });
}

/** A page of Stripe on which they could still pay; its id, for it to be ended there too. */
async function forgetAttempt(tx: Tx, userId: string): Promise<string | null> {
  const begun = await tx.checkout.findFirst({ where: { userId, completedAt: null } });
  if (!begun) return null;
  await tx.checkout.deleteMany({ where: { userId, completedAt: null } });
  return begun.sessionId;
}

const noSuchInvitation = () =>
  new AppError('invalid', 'This link has expired, was used already or was taken back.');
