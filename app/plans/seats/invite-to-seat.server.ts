import { AppError } from '#app/platform/app-error.ts';
import { db, lockProfile, transact } from '#app/platform/db.server.ts';
import { orRefuse, planOfOwner } from './plan-of-owner.server.ts';
import { countInvitation, newLink, sendInvitation } from './send-invitation.server.ts';

type Offer = { ownerId: string; email: string; now?: Date };

/**
 * Offers a seat on a reader's plan to an address (in lower case), by mail.
 * @throws AppError forbidden where the plan has no seats; conflict where none is free, or the address
 * has one; invalid for the owner's own; too-many
 */
export async function inviteToSeat({ now = new Date(), ...offer }: Offer): Promise<void> {
  // Before it is counted: who has no seats to give uses up nobody's messages.
  orRefuse(await planOfOwner(db, { ownerId: offer.ownerId, now }));
  await countInvitation(offer, () => writeInvitation({ ...offer, now }));
}

function writeInvitation({ ownerId, email, now }: Required<Offer>): Promise<void> {
  return transact(async (tx) => {
    await lockProfile(tx, ownerId);
    const { plan } = orRefuse(await planOfOwner(tx, { ownerId, now }));
    const owner = await tx.user.findUniqueOrThrow({
      where: { id: ownerId },
      select: { email: true, seatsGiven: { select: { email: true } } },
    });
    if (owner.email === email) {
      throw new AppError('invalid', 'One of the seats is yours already. Enter another address.');
    }
    if (owner.seatsGiven.some((seat) => seat.email === email)) {
      const words = 'This address has a seat, or is invited already. You can send the link again.';
      throw new AppError('conflict', words);
    }
    if (owner.seatsGiven.length >= plan.seats - 1) {
      throw new AppError('conflict', noneFree(plan.seats));
    }
    const { tokenId, link } = newLink(now);
    await tx.seat.create({ data: { ownerId, email, ...link }, select: { id: true } });
    const ownerEmail = owner.email;
    await sendInvitation(tx, { to: email, tokenId, ownerEmail, plan: plan.name });
  });
}

const noneFree = (seats: number) =>
  `All ${seats} seats are taken or offered, yours among them. End one first.`;
