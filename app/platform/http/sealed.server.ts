import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { sessionSecret } from './secret.server.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A key for each purpose, so that what was sealed for one opens nothing of another. */
const keyFor = (purpose: string) =>
  Buffer.from(hkdfSync('sha256', sessionSecret, '', `seal ${purpose}`, 32));

/**
 * Hides a text that has to be read again, so that a copy of the database alone does not tell it.
 * It opens for the same purpose only, and no longer when SESSION_SECRET has changed.
 */
export function seal(text: string, purpose: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyFor(purpose), iv);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** What was sealed; null for what was sealed otherwise, was altered or never was sealed. */
export function unseal(sealed: string, purpose: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return null;
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, keyFor(purpose), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(tag);
  try {
    const text = decipher.update(bytes.subarray(ivBytes + tagBytes));
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
