import { randomBytes, randomInt } from 'node:crypto';
import { hashRaw } from '@node-rs/argon2';
import { passwordCost } from '../password.server.ts';

const howMany = 10;

/** Digits and letters without those that are taken for others: 0 and o, 1, i and l, u and v. */
const alphabet = '23456789abcdefghjkmnpqrstwxyz';

/** Three groups of four are 58 random bits. */
const groups = 3;
const groupLength = 4;

export type RecoveryCodes = {
  /** As they are shown, once. */
  codes: string[];
  salt: string;
  hashes: string[];
};

export async function newRecoveryCodes(): Promise<RecoveryCodes> {
  const salt = randomBytes(16).toString('base64');
  const codes = Array.from({ length: howMany }, newCode);
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt)));
  return { codes, salt, hashes };
}

/**
 * The codes of one reader share a salt, so that one that is typed is hashed once and not against
 * each of the ten.
 */
export async function hashRecoveryCode(typed: string, salt: string): Promise<string> {
  const code = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  const hash = await hashRaw(code, { ...passwordCost, salt: Buffer.from(salt, 'base64') });
  return hash.toString('base64');
}

function newCode(): string {
  const group = () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}
