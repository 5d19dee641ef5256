import { requireViewer } from '#app/accounts/viewer.server.ts';
import { readEntity } from '#app/entities/entity-page.server.ts';
import { readMemberFilter } from '#app/meetings/member-votes/member-filter.server.ts';
import { memberVotesFile } from '#app/meetings/member-votes/member-votes-file.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import type { Route } from './+types/member-votes-file';
import { csvFile } from './csv-file.server.ts';

/** The votes of an entity's members as a file. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { entityId } = params;
  const { name } = await orErrorPage(readEntity(viewer, entityId), 'Failed to load the votes');
  const { filter, member } = await orErrorPage(
    readMemberFilter(viewer, { entityId, search: new URL(request.url).searchParams }),
  );
  const rows = memberVotesFile(viewer, filter, { origin: siteAddress(request) });
  return csvFile(rows, [name, member ?? '', 'votes']);
}
