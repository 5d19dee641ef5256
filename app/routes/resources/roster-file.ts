import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { readRosterPage } from '#app/entities/roster/read-roster-page.server.ts';
import { writeRoster } from '#app/entities/roster/roster-file.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import type { Route } from './+types/roster-file';
import { csvFile } from './csv-file.server.ts';

/** An entity's roster as the file that it can be imported from. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { name, members } = await orErrorPage(readRosterPage(params.entityId));
  return csvFile(writeRoster(members), [name, 'roster']);
}
