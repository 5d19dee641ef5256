import { data, redirect } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { importRoster, previewRoster } from '#app/entities/roster/import-roster.server.ts';
import { type RosterAnswer, RosterImportSteps } from '#app/entities/roster/RosterImportSteps.tsx';
import { readRosterPage } from '#app/entities/roster/read-roster-page.server.ts';
import { memberCount } from '#app/entities/roster/term-words.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { readUploadForm } from '#app/platform/http/upload.server.ts';
import { decodeText } from '#app/records/formats/decode-text.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import type { Route } from './+types/import-roster';

const largestFile = 1024 * 1024;
const failed = 'The file could not be imported. Please try again.';
const tooLarge = 'The file is larger than 1 MB, more than any roster.';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { name } = await orErrorPage(readRosterPage(params.entityId));
  return { name };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { userId: actorId } = requireAdmin(context, request);
  const { entityId } = params;
  const roster = `/admin/entities/${entityId}/roster`;
  const answer = (given: RosterAnswer, status: number) => data(given, { status });
  const refuse = (problem: string, status: number) => answer({ problem, preview: null }, status);
  try {
    const form = await readUploadForm(request, largestFile);
    if (form.get('intent') === 'import') {
      const rows = String(form.get('rows') ?? '');
      const { added, edited } = await importRoster({ actorId, entityId, rows });
      showToast(context, 'success', `${memberCount(added)} added, ${edited} changed`);
      return redirect(roster);
    }
    const file = form.get('file');
    if (!(file instanceof File)) return refuse('Choose a file', 400);
    const { text, notes } = decodeText(new Uint8Array(await file.arrayBuffer()), file.name);
    const plan = await previewRoster(entityId, text);
    const address = `${roster}/import`;
    return answer({ preview: { fileName: file.name, plan, notes, address } }, 200);
  } catch (error) {
    const { message, status, code } = refusalOf(error, failed);
    return refuse(code === 'too-large' ? tooLarge : message, status);
  }
}

export function ServerComponent({ loaderData, params }: Route.ServerComponentProps) {
  return (
    <>
      <PrivateMeta title="Import Roster" />
      <BackLink to={`/admin/entities/${params.entityId}/roster`}>Roster</BackLink>
      <h2 className="section-title mb-4">Import the roster of {loaderData.name}</h2>
      <RosterImportSteps>
        <p className="mb-6 text-muted">
          You see what would become of each row before anything is stored. An entry with the same
          name, body and first day is changed to what the file says; nobody is deleted.
        </p>
      </RosterImportSteps>
    </>
  );
}
