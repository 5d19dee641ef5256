import { entityFileStarts } from '#app/entities/entity-addresses.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import type { Route } from './+types/sitemap';
import { sitemapFile } from './sitemap-file.server.ts';

/** The files that list the site's pages: one holds no more than so many. */
export async function loader({ request }: Route.LoaderArgs) {
  const origin = siteAddress(request);
  const starts = await orErrorPage(entityFileStarts(), 'Failed to load the sitemap.');
  const bodies = `${origin}/sitemap/bodies.xml`;
  return sitemapFile('sitemapindex', [
    `${origin}/sitemap/pages.xml`,
    ...starts.map((after) =>
      after === '' ? bodies : `${bodies}?${new URLSearchParams({ after })}`,
    ),
  ]);
}
