import { TOTP } from 'otpauth';

const form = { algorithm: 'SHA1', digits: 6, period: 30 };
/** A code with less time left is hardly typed before it has run out: one waits for the next. */
const leastMilliseconds = 4000;

/** What an authenticator that was set up with a secret shows now. */
export function codeNow(secret: string): string {
  const authenticator = new TOTP({ ...form, secret });
  const left = authenticator.remaining();
  if (left < leastMilliseconds) {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, left + 10);
  }
  return authenticator.generate();
}
