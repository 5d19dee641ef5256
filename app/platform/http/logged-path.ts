import { dataSuffix, pagePath } from './data-path.ts';

/** Pages whose addresses hold a secret, and in which parts of the path. */
const secretBehind: Record<string, { first: number; last: number }> = {
  // Opens a shared meeting to whoever holds it; what follows only names one of its pages.
  shared: { first: 1, last: 1 },
  // A reader's feed; what follows names its format.
  feeds: { first: 1, last: 1 },
  // These hold theirs in the query, which is never logged; mail programs are known to mangle it.
  'reset-password': { first: 1, last: Infinity },
  'confirm-email': { first: 1, last: Infinity },
  'take-seat': { first: 1, last: Infinity },
  unsubscribe: { first: 1, last: Infinity },
};

/**
 * A path as the log may have it: without what opens something to whoever holds it, in whatever
 * spelling the router, or a person, would still take for that address.
 */
export function loggedPath(path: string): string {
  const parts = plainPath(path).split('/').filter(Boolean);
  const secret = secretBehind[pagePath(parts[0]?.toLowerCase() ?? '')];
  const shown = parts.map((part, index) =>
    isAddress(part) || (secret && index >= secret.first && index <= secret.last)
      ? hidden(part)
      : part,
  );
  return `/${shown.join('/')}`;
}

/** Of mail: no path of ours has one, but people mistype. */
const isAddress = (part: string) => part.includes('@');

/** Whether a path opens something to whoever holds it. */
export const holdsSecretInPath = (path: string): boolean =>
  loggedPath(path)
    .split('/')
    .some((part) => part === hidden('') || part === hidden(dataSuffix));

const hidden = (part: string) => (part.toLowerCase().endsWith(dataSuffix) ? `…${dataSuffix}` : '…');

/** As the router reads it: decoded, without dots and backslashes. Nothing of a query is left. */
function plainPath(path: string): string {
  const decoded = path.replace(/%[2-7][\da-f]/gi, (code) =>
    String.fromCharCode(Number.parseInt(code.slice(1), 16)),
  );
  const { pathname } = new URL(`http://site.invalid/${decoded}`);
  return pathname.replace(/[&;=].*$/s, '');
}
