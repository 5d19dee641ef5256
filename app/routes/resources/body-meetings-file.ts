import { requireViewer } from '#app/accounts/viewer.server.ts';
import { entityTitle } from '#app/entities/entity.ts';
import { bodyMeetingsFile } from '#app/meetings/public-body/body-meetings-file.server.ts';
import { refuseWithoutExports } from '#app/plans/refuse-without-exports.ts';
import { AppError } from '#app/platform/app-error.ts';
import { db } from '#app/platform/db.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { siteAddress } from '#app/platform/http/site-address.server.ts';
import type { Route } from './+types/body-meetings-file';
import { csvFile } from './csv-file.server.ts';

/** The meetings of a body as a file, with what everybody may know of each. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { tier } = requireViewer(context, request);
  const { title, text } = await orErrorPage(read(), 'Failed to load the meetings');
  return csvFile(text, [title, 'meetings']);

  async function read() {
    refuseWithoutExports(tier);
    const { entityId } = params;
    const body = await db.govtEntity.findUnique({
      where: { id: entityId },
      select: { entityName: true, entityDescription: true },
    });
    if (!body) throw new AppError('not-found', 'Government body not found');
    const title = entityTitle({ name: body.entityName, description: body.entityDescription });
    return { title, text: await bodyMeetingsFile(entityId, { origin: siteAddress(request) }) };
  }
}
