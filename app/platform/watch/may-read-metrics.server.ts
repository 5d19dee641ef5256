import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Whether a header `Authorization` holds the token. Tells by its time nothing of the token. */
export function mayReadMetrics(authorization: string | null, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(authorization ?? '')?.[1] ?? '';
  // Of one length, whatever was given.
  return timingSafeEqual(digest(given), digest(token));
}
