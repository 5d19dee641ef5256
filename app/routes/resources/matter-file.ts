import { requireViewer } from '#app/accounts/viewer.server.ts';
import { matterFile } from '#app/matters/matter-file.ts';
import { readMatter } from '#app/matters/read-matter.server.ts';
import { refuseWithoutExports } from '#app/plans/refuse-without-exports.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import type { Route } from './+types/matter-file';
import { csvFile } from './csv-file.server.ts';

/** The history of a matter as a file, with what its reader may read of it. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const matter = await orErrorPage(read(), 'Failed to load this matter.');
  return csvFile(matterFile(matter, siteAddress(request)), [matter.label.slice(0, 60), 'history']);

  async function read() {
    refuseWithoutExports(viewer.tier);
    return readMatter(viewer, params.matterId);
  }
}
