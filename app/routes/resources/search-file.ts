import { requireViewer } from '#app/accounts/viewer.server.ts';
import { refuseWithoutExports } from '#app/plans/refuse-without-exports.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import { rateLimit } from '#app/platform/limits/rate-limit.server.ts';
import { foundFile } from '#app/search/found-file.ts';
import { search } from '#app/search/search.server.ts';
import { readSearchAddress } from '#app/search/search-address.ts';
import type { Route } from './+types/search-file';
import { csvFile } from './csv-file.server.ts';

/** One asks for as many passages as a dozen pages of the search. */
const aMinute = rateLimit({ name: 'search-files', attempts: 10, minutes: 1 });

/** Meetings of a file: as many as anybody looks through by hand. */
const mostMeetings = 200;

/** What a search found as a file, for a reader whose plan has them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const address = readSearchAddress(new URL(request.url).searchParams);
  const text = await orErrorPage(read(), 'The search did not work. Try again in a minute.');
  return csvFile(text, ['search', address.q.slice(0, 40)]);

  async function read() {
    refuseWithoutExports(viewer.tier);
    await aMinute.take(viewer.userId);
    const found = await search(viewer, { ...address, page: 1 }, { size: mostMeetings });
    return foundFile(found, siteAddress(request));
  }
}
