import { requireViewer } from '#app/accounts/viewer.server.ts';
import { unreadFile } from '#app/meetings/news/unread-file.server.ts';
import { refuseWithoutExports } from '#app/plans/refuse-without-exports.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import type { Route } from './+types/unread-file';
import { csvFile } from './csv-file.server.ts';

/** What a reader has yet to read as a file. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  return csvFile(await orErrorPage(write(), 'Error loading meetings data'), ['to-read']);

  async function write() {
    refuseWithoutExports(viewer.tier);
    return unreadFile(viewer, { origin: siteAddress(request) });
  }
}
