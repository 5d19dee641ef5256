import { requireViewer } from '#app/accounts/viewer.server.ts';
import { brand } from '#app/brand.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { exportData } from '#app/privacy/export-data.server.ts';
import type { Route } from './+types/my-data';

/** Everything held about the reader who asks, as a file for them to keep. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { userId } = requireViewer(context, request);
  const held = await orErrorPage(exportData(userId));
  const day = new Date().toISOString().slice(0, 10);
  return new Response(JSON.stringify(held, null, 2), {
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Disposition': `attachment; filename="${brand.name.toLowerCase()}-my-data-${day}.json"`,
      'Cache-Control': 'private, no-store',
    },
  });
}
