import { holdsSecretInPath } from './logged-path.ts';
import { hasOwnCookie } from './own-cookie.server.ts';

/** For a page that is the same for every visitor: shared caches may keep it for a while. */
export const sameForAll = 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600';

/** Where a page that is only read sends browsers for what they may ask for in advance. */
export const speculationRulesPath = '/speculation-rules.json';

/** As the links in mail hold theirs, and as those whose path the log may not have. */
const holdsSecret = ({ pathname, searchParams }: URL) =>
  holdsSecretInPath(pathname) ||
  [...searchParams.keys()].some((name) => name.toLowerCase() === 'token');

/**
 * The last word on who may keep a response. A page may call itself `sameForAll`; that holds only
 * for a request without a cookie of ours and an answer that sets none.
 */
export function limitCaching(request: Request, headers: Headers): void {
  const cookies = request.headers.get('cookie');
  headers.append('Vary', 'Cookie');
  if (hasOwnCookie(cookies, 'session')) {
    // What a signed-in person sees is nobody else's, not even after signing out on this machine.
    headers.set('Cache-Control', 'private, no-store');
    return;
  }
  if (holdsSecret(new URL(request.url))) {
    // The address works for whoever finds it, in a shared cache too.
    headers.set('Cache-Control', 'private, no-store');
    return;
  }
  const personal = hasOwnCookie(cookies) || headers.has('Set-Cookie');
  const said = headers.get('Cache-Control');
  if (said === null || (personal && said.startsWith('public'))) {
    headers.set('Cache-Control', 'private, no-cache');
  }
}
