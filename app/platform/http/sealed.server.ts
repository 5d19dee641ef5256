import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { readingSecrets, sessionSecret } from './secret.server.ts';

const algorithm = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A key for each purpose, so that what was sealed for one opens nothing of another. */
const keyFor = (purpose: string, secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `seal ${purpose}`, 32));

/**
 * Hides a text that has to be read again, so that a copy of the database alone does not tell it.
 * It opens for the same purpose only, and as long as its SESSION_SECRET is that of now or an old one.
 */
export function seal(text: string, purpose: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, keyFor(purpose, sessionSecret), iv);
  const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url');
}

/** What was sealed; null for what was sealed otherwise, was altered or never was sealed. */
export function unseal(sealed: string, purpose: string): string | null {
  for (const secret of readingSecrets) {
    const text = open(sealed, keyFor(purpose, secret));
    if (text !== null) return text;
  }
  return null;
}

function open(sealed: string, key: Buffer): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length <= ivBytes + tagBytes) return null;
  const tag = bytes.subarray(ivBytes, ivBytes + tagBytes);
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
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
