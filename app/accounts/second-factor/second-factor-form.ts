import { z } from 'zod';
import { signedPasskey } from './passkeys/passkey-form.ts';

const password = z
  .string('Please enter your password')
  .max(1000, 'Please enter a shorter password');

/** Six digits of an authenticator app, or a recovery code; spaces and hyphens do not matter. */
const code = z
  .string('Please enter a code')
  .transform((typed) => typed.replace(/[\s-]/g, ''))
  .pipe(z.string().min(1, 'Please enter a code').max(40, 'Please enter a shorter code'));

export const codeForm = z.object({ code });
export const passwordForm = z.object({ password });
export const passwordAndCodeForm = z.object({ password, code });
export const passkeyForm = z.object({ passkey: signedPasskey });
export const passwordAndPasskeyForm = z.object({ password, passkey: signedPasskey });

export const isAuthenticatorCode = (code: string) => /^\d{6}$/.test(code);

export type CodeFields = z.infer<typeof codeForm>;
export type PasswordAndCode = z.infer<typeof passwordAndCodeForm>;
