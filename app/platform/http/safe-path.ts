/**
 * A path of this site, or the fallback: never another host, a scheme, `//` or a backslash, in
 * whatever spelling a browser would still understand as one.
 */
export function safePath(path: unknown, fallback: string): string {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path) || /[\\\p{Cc}]/u.test(path))
    return fallback;
  const base = 'http://site.invalid';
  const address = URL.parse(path, base);
  if (!address || address.origin !== base || address.pathname.startsWith('//')) return fallback;
  return address.pathname + address.search + address.hash;
}
