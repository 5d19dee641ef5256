import { brand } from '#app/brand.ts';
import { env } from '#app/platform/env.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import type { Route } from './+types/security-text';

const day = 24 * 60 * 60 * 1000;

/** As long as somebody serves it, it is in force; whoever keeps a copy asks again in time. */
const daysInForce = 180;

/** Where whoever finds a fault of security tells of it (RFC 9116). */
export function loader({ request }: Route.LoaderArgs) {
  const until = Math.floor(Date.now() / day + daysInForce) * day;
  const lines = [
    `Contact: ${env.SECURITY_CONTACT ?? `mailto:${brand.supportEmail}`}`,
    `Expires: ${new Date(until).toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteAddress(request)}/.well-known/security.txt`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
