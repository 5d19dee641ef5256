import { env } from '../env.server.ts';

/** The site's own address as people type it, without a slash at its end. */
export function siteAddress(request: Request): string {
  return env.PUBLIC_URL ?? new URL(request.url).origin;
}
