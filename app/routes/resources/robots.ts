import { env } from '#app/platform/env.server.ts';
import type { Route } from './+types/robots';

/** What needs an account, or is no page. */
const closed = [
  '/admin',
  '/api/',
  '/confirm-email',
  '/dashboard',
  '/govt-entities/',
  '/govt-entity-selection',
  '/meetings/',
  '/my-meetings',
  '/reset-password',
  '/resources/',
  '/roadmap',
  // Of the search its page alone: what it finds is on pages of its own.
  '/search?',
  '/search.csv',
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
