import { readEmbed } from '#app/feeds/embed/read-embed.server.ts';
import { writeEmbed, writeNoEmbed } from '#app/feeds/embed/write-embed.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import type { Route } from './+types/body-embed';

/** As long as for the feeds: a page with many visitors asks once in a quarter of an hour. */
const caching = 'public, max-age=900';

/** A body's meetings for a frame on another site (`server/security-headers.ts` lets it stand there). */
export async function loader({ request, params: { entityId } }: Route.LoaderArgs) {
  const embed = await orErrorPage(readEmbed(entityId), 'Failed to load these meetings.');
  const origin = siteAddress(request);
  return new Response(embed ? writeEmbed(embed, origin) : writeNoEmbed(entityId, origin), {
    status: embed ? 200 : 404,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': caching },
  });
}
