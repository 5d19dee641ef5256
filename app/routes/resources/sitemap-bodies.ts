import { bodyPath } from '#app/entities/body-path.ts';
import { entityIdsIn } from '#app/entities/entity-addresses.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import type { Route } from './+types/sitemap-bodies';
import { sitemapFile } from './sitemap-file.server.ts';

/** The public pages of government bodies, from one to another. */
export async function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const [after, until] = [searchParams.get('after'), searchParams.get('until')];
  const origin = siteAddress(request);
  const ids = await orErrorPage(entityIdsIn({ after, until }), 'Failed to load the sitemap.');
  return sitemapFile(
    'urlset',
    ids.map((id) => origin + bodyPath(id)),
  );
}
