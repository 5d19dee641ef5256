import { requireViewer } from '#app/accounts/viewer.server.ts';
import { followedMattersFile } from '#app/matters/followed-matters-file.server.ts';
import { refuseWithoutExports } from '#app/plans/refuse-without-exports.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import type { Route } from './+types/my-matters-file';
import { csvFile } from './csv-file.server.ts';

/** The matters that a reader follows as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  return csvFile(await orErrorPage(write(), 'Error loading the matters you follow'), ['matters']);

  async function write() {
    refuseWithoutExports(viewer.tier);
    return followedMattersFile(viewer, { origin: siteAddress(request) });
  }
}
