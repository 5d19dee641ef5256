import { env } from '#app/platform/env.server.ts';
import type { Route } from './+types/robots';

/** What needs an account, or is no page. */
const closed = [
  '/admin',
  '/confirm-email',
  '/dashboard',
  '/govt-entities/',
  '/govt-entity-selection',
  '/meetings/',
  '/my-meetings',
  '/reset-password',
  '/resources/',
  '/roadmap',
  '/settings',
  '/sign-out',
];

export function loader({ request }: Route.LoaderArgs) {
  const origin = env.PUBLIC_URL ?? new URL(request.url).origin;
  const lines = [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  return new Response(`${lines.join('\n')}\n`, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
