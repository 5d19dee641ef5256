import type { Tx } from '#app/platform/db.server.ts';
import { hashOfLinkSecret } from '#app/platform/http/link-secret.server.ts';

/** The seat that a link offers; null where the link does not work (any more). */
export function findOffered(tx: Tx, secret: string, now: Date) {
  return tx.seat.findFirst({
    where: { tokenHash: hashOfLinkSecret(secret), holderId: null, expiresAt: { gt: now } },
    select: { id: true, email: true, ownerId: true, owner: { select: { email: true } } },
  });
}
