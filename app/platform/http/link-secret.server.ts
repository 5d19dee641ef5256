import { createHash, createHmac } from 'node:crypto';
import { sessionSecret } from './secret.server.ts';

/**
 * What a link holds that works once. It is made anew from its row's id whenever it is needed, so
 * that neither the rows nor mail that waits to be sent hold anything that opens an account.
 */
export function linkSecret(id: string): string {
  return createHmac('sha256', sessionSecret).update(`link ${id}`).digest('base64url');
}

export function hashOfLinkSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
