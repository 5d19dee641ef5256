import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

const prefixBytes = 5;
/** As many as no machine can try. */
const secretBytes = 32;

/** 'dais_' and the part that a key is found by, then its secret. */
const form = /^(dais_[0-9a-f]{10})_[\w-]{43}$/;

export type NewKey = { text: string; prefix: string; hash: string };

/** A key that nobody can guess. Its text is shown once and kept nowhere. */
export function newKey(): NewKey {
  const prefix = `dais_${randomBytes(prefixBytes).toString('hex')}`;
  const text = `${prefix}_${randomBytes(secretBytes).toString('base64url')}`;
  return { text, prefix, hash: hashOfKey(text) };
}

/** The part that a key is found by; null for what has not the form of a key. */
export const prefixOf = (text: string): string | null => form.exec(text)?.[1] ?? null;

/** In a time that tells nothing of the hash. */
export function isKeyOf(text: string, hash: string): boolean {
  const [given, kept] = [Buffer.from(hashOfKey(text)), Buffer.from(hash)];
  return given.length === kept.length && timingSafeEqual(given, kept);
}

const hashOfKey = (text: string) => createHash('sha256').update(text).digest('hex');
