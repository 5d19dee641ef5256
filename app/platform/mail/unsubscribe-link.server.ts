import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from '../env.server.ts';
import { readingSecrets, sessionSecret } from '../http/secret.server.ts';
import { type EndableMail, endableMail } from './mail-message.ts';

/** A reader, and the kind of mail that their link ends. */
export type Unsubscribing = { reader: string; kind: EndableMail };

/** A reader, and the one of their saved searches that a link ends mail about. */
export type EndingSearch = { reader: string; kind: 'search'; search: string };

/** The address that ends a reader's mail of one kind, or for one search, and can do nothing else. */
export function unsubscribeLink(ends: Unsubscribing | EndingSearch): string {
  const isSearch = ends.kind === 'search';
  const address = new URL(`${env.siteUrl}/unsubscribe${isSearch ? '/search' : ''}`);
  address.searchParams.set('reader', ends.reader);
  if (isSearch) address.searchParams.set('search', ends.search);
  else address.searchParams.set('kind', ends.kind);
  address.searchParams.set('token', tokenOf(ends));
  return address.href;
}

/** What an address ends that is for mail of one kind; null where it was not made here. */
export function readUnsubscribeLink(search: URLSearchParams): Unsubscribing | null {
  const reader = search.get('reader') ?? '';
  // The first links that were sent named no kind.
  const named = search.get('kind') ?? 'corrections';
  const kind = endableMail.find((one) => one === named);
  return kind && isSigned(search, { reader, kind }) ? { reader, kind } : null;
}

/** What an address ends that is for one search; null where it was not made here. */
export function readSearchEnding(params: URLSearchParams): EndingSearch | null {
  const [reader, search] = [params.get('reader') ?? '', params.get('search') ?? ''];
  const ends = { reader, kind: 'search', search } as const;
  return isSigned(params, ends) ? ends : null;
}

function isSigned(params: URLSearchParams, ends: Unsubscribing | EndingSearch): boolean {
  const given = Buffer.from(params.get('token') ?? '');
  return readingSecrets.some((secret) => {
    const right = Buffer.from(tokenOf(ends, secret));
    return given.length === right.length && timingSafeEqual(given, right);
  });
}

function tokenOf(ends: Unsubscribing | EndingSearch, secret = sessionSecret): string {
  return createHmac('sha256', secret)
    .update(`unsubscribe ${whatOf(ends)}${ends.reader}`)
    .digest('base64url');
}

function whatOf(ends: Unsubscribing | EndingSearch): string {
  if (ends.kind === 'search') return `search ${ends.search} `;
  return ends.kind === 'corrections' ? '' : `${ends.kind} `;
}
