import { randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns/addMinutes';
import { db, type Tx } from '#app/platform/db.server.ts';
import { hashOfLinkSecret } from '#app/platform/http/link-secret.server.ts';
import { spendToken } from '../../account-token.server.ts';
import { tokenLifetimes } from '../../account-token.ts';

const purpose = 'passkey';

/** Where a challenge counts: in the one session, or the one sign-in, that asked for it. */
export type Place = `session ${string}` | `new passkey in ${string}` | `sign-in ${string}`;

/** Only what comes back with the signature tells the row that it is in; it opens at its place alone. */
const secretOf = (challenge: string, place: Place) => `${challenge} for ${place}`;

/** Bytes for a passkey to sign, in base64url. They count once, within five minutes. */
export async function issueChallenge({
  userId,
  place,
}: {
  userId: string;
  place: Place;
}): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  const now = new Date();
  await db.accountToken.deleteMany({ where: { userId, expiresAt: { lt: now } } });
  await db.accountToken.create({
    data: {
      userId,
      purpose,
      tokenHash: hashOfLinkSecret(secretOf(challenge, place)),
      expiresAt: addMinutes(now, tokenLifetimes[purpose].minutes),
    },
  });
  return challenge;
}

type Signed = { userId: string; place: Place; challenge: string };

/** Whether this was asked for there, and not yet answered. It does not count again. */
export async function spendChallenge(
  tx: Tx,
  { userId, place, challenge }: Signed,
): Promise<boolean> {
  return (await spendToken(tx, { purpose, secret: secretOf(challenge, place) })) === userId;
}
