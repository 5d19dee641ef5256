import { createHmac } from 'node:crypto';
import { sessionSecret } from '../http/secret.server.ts';

/**
 * What a key is stored as: keys are networks, accounts and addresses of mail, and without SESSION_SECRET this
 * leads to none of them, nor from one limit to another.
 */
export function pseudonymOf(name: string, key: string): string {
  const hash = createHmac('sha256', sessionSecret).update(`attempts ${name} ${key}`).digest();
  return `${name} ${hash.toString('base64url')}`;
}
