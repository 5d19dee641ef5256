import { verifyRegistrationResponse } from '@simplewebauthn/server';
import { COSEALG, decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { MadePasskey } from './passkey-form.ts';
import { relyingParty } from './relying-party.server.ts';

/** Those that devices have and that Node checks without more. */
export const keyAlgorithms = [COSEALG.EdDSA, COSEALG.ES256, COSEALG.RS256];

/** What is kept of a passkey that a device has made, and what it has signed. Null for anything else. */
export async function verifyMade(made: MadePasskey | null) {
  if (!made || !vouchesForItself(made)) return null;
  let challenge = '';
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: (signed) => {
      challenge = signed;
      return true;
    },
    expectedOrigin: relyingParty.origin,
    expectedRPID: relyingParty.id,
    requireUserVerification: false,
    supportedAlgorithmIDs: keyAlgorithms,
    // Whatever is wrong with it, whoever sends it is told the same.
  }).catch(() => ({ verified: false, registrationInfo: undefined }));
  if (!verified || !registrationInfo) return null;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    challenge,
    passkey: {
      credentialId: credential.id,
      publicKey: credential.publicKey,
      counter: credential.counter,
      transports: made.response.transports.join(),
      isBackedUp: credentialBackedUp,
    },
  };
}

/**
 * Whether nobody but the device itself answers for it, which is all that is asked for. Certificates
 * are not looked at: checking one can mean to fetch a list from an address that it names.
 */
function vouchesForItself({ response }: MadePasskey): boolean {
  try {
    const bytes = Buffer.from(response.attestationObject, 'base64url');
    const attestation = decodeAttestationObject(new Uint8Array(bytes));
    const format = attestation.get('fmt');
    const isSelf = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
    return format === 'none' || isSelf;
  } catch {
    return false;
  }
}
