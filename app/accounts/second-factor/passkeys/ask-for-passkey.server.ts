import {
  generateAuthenticationOptions,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server';
import { AppError } from '#app/platform/app-error.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import { credentialsOf } from './credentials-of.server.ts';
import { issueChallenge, type Place } from './passkey-challenge.server.ts';
import { relyingParty } from './relying-party.server.ts';

const fewMinutes = rateLimit({ name: 'passkey-challenges', attempts: 20, minutes: 5 });

/**
 * What a browser is to have signed by one of the passkeys of an account.
 * @throws AppError not-found where there is none; too-many
 */
export async function askForPasskey({
  userId,
  place,
}: {
  userId: string;
  place: Place;
}): Promise<PublicKeyCredentialRequestOptionsJSON> {
  await fewMinutes.take(place);
  const allowCredentials = await credentialsOf(userId);
  if (allowCredentials.length === 0) {
    throw new AppError('not-found', 'Your account has no passkey.');
  }
  return generateAuthenticationOptions({
    rpID: relyingParty.id,
    challenge: Buffer.from(await issueChallenge({ userId, place }), 'base64url'),
    allowCredentials,
    userVerification: 'preferred',
  });
}
