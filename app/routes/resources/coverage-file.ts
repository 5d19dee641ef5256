import { requireViewer } from '#app/accounts/viewer.server.ts';
import { refuseWithoutExports } from '#app/plans/refuse-without-exports.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import { coverageFile } from '#app/sources/coverage/coverage-file.server.ts';
import { readCoverageList } from '#app/sources/coverage/coverage-list.ts';
import type { Route } from './+types/coverage-file';
import { csvFile } from './csv-file.server.ts';

/** One asks for as many bodies as hundreds of pages of the list. */
const aMinute = rateLimit({ name: 'coverage-files', attempts: 10, minutes: 1 });

/** The bodies that are watched as a file, for a reader whose plan has them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const list = readCoverageList(new URL(request.url).searchParams);
  return csvFile(await orErrorPage(read(), 'Failed to load the coverage'), ['coverage']);

  async function read() {
    refuseWithoutExports(viewer.tier);
    await aMinute.take(viewer.userId);
    return coverageFile(list, { origin: siteAddress(request) });
  }
}
