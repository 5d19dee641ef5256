import { AppError } from '#app/platform/app-error.ts';
import { db, lockProfile, transact } from '#app/platform/db.server.ts';
import { orRefuse, planOfOwner } from './plan-of-owner.server.ts';
import { countInvitation, newLink, sendInvitation } from './send-invitation.server.ts';

/** Sends a link anew, which ends the one before. @throws AppError not-found; forbidden; too-many */
export async function inviteAgain({
  ownerId,
  seatId,
  now = new Date(),
}: {
  ownerId: string;
  seatId: string;
  now?: Date;
}): Promise<void> {
  const offered = { id: seatId, ownerId, holderId: null };
  const seat = await db.seat.findFirst({
    where: offered,
    select: { email: true, owner: { select: { email: true } } },
  });
  if (!seat) throw new AppError('not-found', 'There is no such invitation of yours any more.');
  orRefuse(await planOfOwner(db, { ownerId, now }));
  await countInvitation({ ownerId, email: seat.email }, () =>
    transact(async (tx) => {
      await lockProfile(tx, ownerId);
      const { plan } = orRefuse(await planOfOwner(tx, { ownerId, now }));
      const { tokenId, link } = newLink(now);
      const { count } = await tx.seat.updateMany({ where: offered, data: link });
      if (count === 0) throw new AppError('conflict', 'This seat was taken meanwhile.');
      const ownerEmail = seat.owner.email;
      await sendInvitation(tx, { to: seat.email, tokenId, ownerEmail, plan: plan.name });
    }),
  );
}
