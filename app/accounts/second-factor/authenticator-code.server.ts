import { Secret, TOTP } from 'otpauth';
import { brand } from '#app/brand.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { isAuthenticatorCode } from './second-factor-form.ts';

/** Of RFC 6238, as every authenticator app has them: SHA-1, six digits, thirty seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 };

/** Clocks of telephones are a little off: the code before and the one after count as well. */
const window = 1;

const authenticator = (secret: string) => new TOTP({ ...form, secret: Secret.fromBase32(secret) });

/** 160 random bits in base 32, which the RFC recommends. */
export const newAuthenticatorSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app reads from the picture. */
export function authenticatorAddress(secret: string, email: string): string {
  return new TOTP({
    ...form,
    secret: Secret.fromBase32(secret),
    issuer: brand.name,
    label: email,
  }).toString();
}

/** The half minute since 1970 that this code is for; null where it fits none near `now`. */
export function stepOfCode(secret: string, code: string, now = new Date()): number | null {
  if (!isAuthenticatorCode(code)) return null;
  const timestamp = now.getTime();
  const delta = authenticator(secret).validate({ token: code, timestamp, window });
  return delta === null ? null : TOTP.counter({ period: form.period, timestamp }) + delta;
}

const purposeFor = (userId: string) => `authenticator of ${userId}`;

export const sealAuthenticator = (secret: string, userId: string) =>
  seal(secret, purposeFor(userId));

export const unsealAuthenticator = (sealed: string, userId: string) =>
  unseal(sealed, purposeFor(userId));
