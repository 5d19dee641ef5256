import { verifyAuthenticationResponse } from '@simplewebauthn/server';
import { db, type Tx } from '#app/platform/db.server.ts';
import { type Place, spendChallenge } from './passkey-challenge.server.ts';
import type { SignedPasskey } from './passkey-form.ts';
import { relyingParty } from './relying-party.server.ts';

export type ShownPasskey = {
  userId: string;
  /** Null for what no browser sends. */
  passkey: SignedPasskey | null;
  place: Place;
};

/**
 * Checks what a passkey has signed, and answers with what uses it up in the transaction that it is
 * for. Null where it is wrong without more ado.
 */
export async function readyPasskey({ userId, passkey, place }: ShownPasskey) {
  if (!passkey) return null;
  const kept = await db.passkey.findFirst({ where: { userId, credentialId: passkey.id } });
  if (!kept) return null;
  let challenge = '';
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: passkey,
    expectedChallenge: (signed) => {
      challenge = signed;
      return true;
    },
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    // It stands beside the password, and not for it.
    requireUserVerification: false,
    credential: {
      id: kept.credentialId,
      publicKey: new Uint8Array(kept.publicKey),
      counter: Number(kept.counter),
    },
    // Whatever is wrong with it, whoever sends it is told the same.
  }).catch(() => ({ verified: false, authenticationInfo: null }));
  if (!verified || !authenticationInfo) return null;
  const { newCounter, credentialBackedUp } = authenticationInfo;
  return async (tx: Tx): Promise<boolean> => {
    if (!(await spendChallenge(tx, { userId, place, challenge }))) return false;
    const { count } = await tx.passkey.updateMany({
      // Of two answers at once a device that counts has given them different numbers.
      where: { id: kept.id, counter: newCounter === 0 ? 0 : { lt: newCounter } },
      data: { counter: newCounter, isBackedUp: credentialBackedUp, lastUsedAt: new Date() },
    });
    return count > 0;
  };
}
