import { type Cookie, type CookieOptions, createCookie } from 'react-router';
import { secureCookies } from './secret.server.ts';

/**
 * Browsers take a cookie of this name over TLS alone, from this host alone and for all of its paths:
 * neither another host of the domain nor whoever sits on the line can put one in its place. Without
 * TLS they refuse it.
 */
const prefix = secureCookies ? '__Host-' : '';

type Options = Pick<CookieOptions, 'maxAge' | 'secrets'>;

/** A cookie that scripts do not see and that other sites' forms do not bring along. */
export const ownCookie = (name: string, options: Options = {}): Cookie =>
  createCookie(prefix + name, {
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
    secure: secureCookies,
    ...options,
  });

type Renamed = Options & {
  /** By this time browsers hold none that is older. */
  readUntil: Date;
  /** Which values were given out under the old name; all, where nothing hangs on who put it there. */
  isOlder?: (value: unknown) => boolean;
};

/** A cookie that had no prefix before the site knew of it. Its old name is read for a time. */
export function renamedCookie(
  name: string,
  { readUntil, isOlder = () => true, ...options }: Renamed,
) {
  const [cookie, old] = [ownCookie(name, options), createCookie(name, { path: '/' })];
  const isOldRead = () => prefix !== '' && new Date() < readUntil;
  return {
    serialize: (value: unknown): Promise<string> => cookie.serialize(value),
    async read(request: Request): Promise<unknown> {
      const header = request.headers.get('cookie');
      const value: unknown = await cookie.parse(header);
      if (value !== null || !isOldRead()) return value;
      const older: unknown = await old.parse(header);
      return isOlder(older) ? older : null;
    },
    /** Set-Cookie headers, of its old name too. */
    clear: (): Promise<string[]> =>
      Promise.all([
        cookie.serialize('', { maxAge: 0 }),
        ...(prefix ? [old.serialize('', { maxAge: 0 })] : []),
      ]),
  };
}

/** Whether a Cookie header has one of ours, by whichever of its names. */
export const hasOwnCookie = (header: string | null | undefined, name = ''): boolean =>
  (header ?? '')
    .split(';')
    .map((pair) => pair.trim().replace('__Host-', ''))
    .some((pair) => pair.startsWith(name ? `dais_${name}=` : 'dais_'));
