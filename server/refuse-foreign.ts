import type { Request, RequestHandler } from 'express';
import { isEmbedPath } from '#app/feeds/embed/embed-address.ts';
import { hasOwnCookie } from '#app/platform/http/own-cookie.server.ts';
import { noteSecurity } from '#app/platform/security-log.server.ts';

/**
 * Refuses what a page of another site has a browser ask for, by what browsers say of themselves
 * (Fetch Metadata): every change, also without an Origin, and whatever would be answered by the
 * session of who sits there, unless they follow a link. Programs, feeds and the mail of a provider
 * say nothing of it, or bring no session.
 */
export const refuseForeign: RequestHandler = (request, response, next) => {
  if (!isFromElsewhere(request) || mayBeAsked(request)) return next();
  noteSecurity('refused', { what: 'from another site' });
  response.status(403).set('Cache-Control', 'no-store').type('text/plain');
  response.send('This was asked for by another site.');
};

/** Also another host of the same domain: it is not ours, and brings along our cookies. */
function isFromElsewhere({ headers }: Request): boolean {
  const site = headers['sec-fetch-site'];
  return site === 'cross-site' || site === 'same-site';
}

function mayBeAsked(request: Request): boolean {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  const isSignedIn = hasOwnCookie(request.headers.cookie, 'session');
  return !isSignedIn || isLinkFollowed(request) || isEmbedPath(request.path);
}

/** A page that opens in a window of its own, not in a frame of another. */
const isLinkFollowed = ({ headers }: Request) =>
  headers['sec-fetch-mode'] === 'navigate' && headers['sec-fetch-dest'] === 'document';
