import { env } from '#app/platform/env.server.ts';
import { escapeHtml } from '#app/platform/http/escape-html.ts';
import type { Route } from './+types/sitemap';

/** Every page that anybody may read and search engines should list. */
const pages = [
  '/',
  '/home',
  '/about',
  '/pricing',
  '/sample-meeting',
  '/meetings-we-track',
  '/help',
  '/corrections',
  '/request-entity',
  '/contact',
  '/auth',
  '/privacy',
  '/terms',
];

export function loader({ request }: Route.LoaderArgs) {
  const origin = env.PUBLIC_URL ?? new URL(request.url).origin;
  const entries = pages.map((path) => `  <url><loc>${escapeHtml(origin + path)}</loc></url>`);
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
  ];
  return new Response(`${text.join('\n')}\n`, {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
