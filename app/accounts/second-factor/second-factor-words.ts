import { safePath } from '#app/platform/http/safe-path.ts';

/** Where a second factor is set up and turned off, and where its code is asked for. */
export const setUpPath = '/settings/second-factor';
export const codePath = '/second-factor';

/** What can stand beside the password. */
export type FactorKind = 'authenticator app' | 'passkey';

/** What the forms of the page ask for. */
export type FactorIntent =
  | 'begin'
  | 'confirm'
  | 'begin-passkey'
  | 'add-passkey'
  | 'renew'
  | 'remove'
  | 'turn-off';

export const wrongCode = 'This code is not right, has run out, or was used already.';
export const expired = 'Your sign-in took longer than five minutes. Sign in again.';

/** `path` with the way on to the page that was wanted, where there is one on this site. */
export function withWayOn(path: string, from: string | null): string {
  const wanted = safePath(from, '');
  return wanted ? `${path}?${new URLSearchParams({ from: wanted })}` : path;
}
