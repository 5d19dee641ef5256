import { db } from '#app/platform/db.server.ts';
import { findOffered } from './find-offered.server.ts';
import { judgeTaker } from './judge-taker.server.ts';
import { planOfOwner } from './plan-of-owner.server.ts';

/** What whoever follows a link is shown; null where it has expired, was used or never was one. */
export type Invitation = {
  ownerEmail: string;
  plan: string;
  /** Why the reader cannot take the seat; null where they can, and for visitors. */
  refusal: 'unconfirmed' | { message: string; status: number } | null;
};

export async function readInvitation({
  userId,
  secret,
  now = new Date(),
}: {
  userId: string | null;
  secret: string;
  now?: Date;
}): Promise<Invitation | null> {
  const seat = await findOffered(db, secret, now);
  const held = seat && (await planOfOwner(db, { ownerId: seat.ownerId, now }));
  if (!held) return null;
  const found = { ownerEmail: seat.owner.email, plan: held.plan.name };
  if (userId === null) return { ...found, refusal: null };
  const { refused, isConfirmed } = await judgeTaker(db, { userId, email: seat.email, now });
  if (!refused && !isConfirmed) return { ...found, refusal: 'unconfirmed' };
  return { ...found, refusal: refused && { message: refused.message, status: refused.status } };
}
