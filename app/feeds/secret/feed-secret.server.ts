import { createHash, randomBytes } from 'node:crypto';

/** As many as no machine can try. */
const secretBytes = 32;

const form = /^[\w-]{43}$/;

export type NewSecret = { text: string; hash: string };

/** What an address holds that nobody can guess. It is shown once and kept nowhere. */
export function newSecret(): NewSecret {
  const text = randomBytes(secretBytes).toString('base64url');
  return { text, hash: hashOf(text) };
}

/**
 * What a secret is found by; null for what has not the form of one. How long the look-up takes tells
 * of hashes alone, and nobody can make a secret that has a hash of their choice.
 */
export const hashOfSecret = (text: string): string | null =>
  form.test(text) ? hashOf(text) : null;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
