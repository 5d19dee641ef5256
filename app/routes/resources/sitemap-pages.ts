import { siteAddress } from '#app/platform/http/site-address.server.ts';
import type { Route } from './+types/sitemap-pages';
import { sitemapFile } from './sitemap-file.server.ts';

/** Every page that anybody may read and search engines should list, those of bodies aside. */
const pages = [
  '/',
  '/home',
  '/about',
  '/pricing',
  '/sample-meeting',
  '/meetings-we-track',
  '/search',
  '/help',
  '/api',
  '/corrections',
  '/accuracy',
  '/coverage',
  '/request-entity',
  '/contact',
  '/auth',
  '/privacy',
  '/terms',
];

export function loader({ request }: Route.LoaderArgs) {
  const origin = siteAddress(request);
  return sitemapFile(
    'urlset',
    pages.map((path) => origin + path),
  );
}
