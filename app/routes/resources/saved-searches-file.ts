import { requireViewer } from '#app/accounts/viewer.server.ts';
import { searchesFile } from '#app/alerts/saved-searches/searches-file.server.ts';
import { refuseWithoutExports } from '#app/plans/refuse-without-exports.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import type { Route } from './+types/saved-searches-file';
import { csvFile } from './csv-file.server.ts';

/** A reader's saved searches as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const text = await orErrorPage(write(), 'Error loading your saved searches');
  return csvFile(text, ['saved-searches']);

  async function write() {
    refuseWithoutExports(viewer.tier);
    return searchesFile(viewer, { origin: siteAddress(request) });
  }
}
