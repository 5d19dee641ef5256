import { Secret, TOTP } from 'otpauth';
import { brand } from '#app/brand.ts';
import { seal, unseal } from '#app/platform/http/sealed.server.ts';
import { isAuthenticatorCode } from './second-factor-form.ts';

/** Of RFC 6238, as every authenticator app has them: SHA-1, six digits, thirty seconds. */
const form = { algorithm: 'SHA1', digits: 6, period: 30 };

/** A code is one of its thirty seconds and no longer (ASVS 6.5.5): neither the one before nor the one after counts. */
const window = 0;

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

/** The half minute since 1970 that `now` is in, where this is its code; else null. */
export function stepOfCode(secret: string, code: string, now = new Date()): number | null {
  if (!isAuthenticatorCode(code)) return null;
  const timestamp = now.getTime();
  const isRight = authenticator(secret).validate({ token: code, timestamp, window }) === 0;
  return isRight ? TOTP.counter({ period: form.period, timestamp }) : null;
}

const purposeFor = (userId: string) => `authenticator of ${userId}`;

export const sealAuthenticator = (secret: string, userId: string) =>
  seal(secret, purposeFor(userId));

export const unsealAuthenticator = (sealed: string, userId: string) =>
  unseal(sealed, purposeFor(userId));
