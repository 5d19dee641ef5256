import { entityFiles } from '#app/entities/entity-addresses.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import type { Route } from './+types/sitemap';
import { sitemapFile } from './sitemap-file.server.ts';

/** The files that list the site's pages: one holds no more than so many. */
export async function loader({ request }: Route.LoaderArgs) {
  const origin = siteAddress(request);
  const files = await orErrorPage(entityFiles(), 'Failed to load the sitemap.');
  const bodies = `${origin}/sitemap/bodies.xml`;
  return sitemapFile('sitemapindex', [
    `${origin}/sitemap/pages.xml`,
    ...files.map(({ after, until }) =>
      after === null
        ? bodies
        : `${bodies}?${new URLSearchParams({ after, ...(until !== null && { until }) })}`,
    ),
  ]);
}
