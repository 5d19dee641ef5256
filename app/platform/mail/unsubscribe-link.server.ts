import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '../env.server.ts';
import { sessionSecret } from '../http/secret.server.ts';

/** The address that ends a reader's mail about corrections, and can do nothing else. */
export function unsubscribeLink(readerId: string): string {
  const address = new URL(`${env.siteUrl}/unsubscribe`);
  address.searchParams.set('reader', readerId);
  address.searchParams.set('token', tokenOf(readerId));
  return address.href;
}

/** The reader that such an address names; null where it was not made here. */
export function readUnsubscribeLink(search: URLSearchParams): string | null {
  const reader = search.get('reader') ?? '';
  const given = Buffer.from(search.get('token') ?? '');
  const right = Buffer.from(tokenOf(reader));
  return given.length === right.length && timingSafeEqual(given, right) ? reader : null;
}

function tokenOf(readerId: string): string {
  return createHmac('sha256', sessionSecret).update(`unsubscribe ${readerId}`).digest('base64url');
}
