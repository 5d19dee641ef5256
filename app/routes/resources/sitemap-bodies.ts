import { bodyPath } from '#app/entities/body-path.ts';
import { entityIdsAfter } from '#app/entities/entity-addresses.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import type { Route } from './+types/sitemap-bodies';
import { sitemapFile } from './sitemap-file.server.ts';

/** The public pages of government bodies, from one on. */
export async function loader({ request }: Route.LoaderArgs) {
  const after = new URL(request.url).searchParams.get('after') ?? '';
  const origin = siteAddress(request);
  const ids = await orErrorPage(entityIdsAfter(after), 'Failed to load the sitemap.');
  return sitemapFile(
    'urlset',
    ids.map((id) => origin + bodyPath(id)),
  );
}
