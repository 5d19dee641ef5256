import { addDays } from 'date-fns/addDays';
import type { Tx } from '#app/platform/db.server.ts';
import { hashOfLinkSecret, linkSecret } from '#app/platform/http/link-secret.server.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import { queueMail } from '#app/platform/mail/queue-mail.server.ts';
import { seatInvitationMail } from './seat-mails.ts';
import { invitationDays } from './seat-words.ts';

const ofOneOwner = rateLimit({ name: 'invitations-of-owner', attempts: 20, minutes: 60 });
const toOneAddress = rateLimit({ name: 'invitations-to-address', attempts: 3, minutes: 24 * 60 });

/**
 * Counts a message before `work` writes it, and not where that is refused: 20 an hour of one owner, 3 a
 * day to one address.
 * @throws AppError too-many
 */
export async function countInvitation(
  { ownerId, email }: { ownerId: string; email: string },
  work: () => Promise<void>,
): Promise<void> {
  await ofOneOwner.take(ownerId);
  await toOneAddress.take(email);
  try {
    await work();
  } catch (error) {
    await ofOneOwner.giveBack(ownerId);
    await toOneAddress.giveBack(email);
    throw error;
  }
}

/** What the row of a seat holds of its newest link: the ones before it stop working. */
export function newLink(now: Date) {
  const tokenId = crypto.randomUUID();
  const tokenHash = hashOfLinkSecret(linkSecret(tokenId));
  return {
    tokenId,
    link: { tokenHash, expiresAt: addDays(now, invitationDays), invitedAt: now },
  };
}

/** Writes to whom a seat is offered. */
export async function sendInvitation(
  tx: Tx,
  { to, ...invitation }: { to: string; tokenId: string; ownerEmail: string; plan: string },
): Promise<void> {
  await queueMail(tx, {
    key: `seat ${invitation.tokenId}`,
    to,
    message: seatInvitationMail(invitation),
  });
}
