import { TOTP } from 'otpauth';

/** What an authenticator shows that was set up with a secret; a step is half a minute. */
export function codeAt(secret: string, stepsFromNow = 0): string {
  const timestamp = Date.now() + stepsFromNow * 30_000;
  return new TOTP({ secret, algorithm: 'SHA1', digits: 6, period: 30 }).generate({ timestamp });
}
