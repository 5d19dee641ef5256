import { data, redirect } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { entityCount } from '#app/entities/entity.ts';
import { type ImportAnswer, ImportSteps } from '#app/entities/ImportSteps.tsx';
import { importEntities, previewImport } from '#app/entities/import-entities.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { readUploadForm } from '#app/platform/http/upload.server.ts';
import { decodeText } from '#app/records/formats/decode-text.ts';
import { indexEntities } from '#app/search/indexing/index-entities.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import type { Route } from './+types/import-entities';

const largestFile = 5 * 1024 * 1024;
const failed = 'The file could not be imported. Please try again.';

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  return null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId: actorId } = requireAdmin(context, request);
  const answer = (given: ImportAnswer, status: number) => data(given, { status });
  const refuse = (problem: string, status: number) => answer({ problem, preview: null }, status);
  try {
    const form = await readUploadForm(request, largestFile);
    if (form.get('intent') === 'import') {
      const rows = String(form.get('rows') ?? '');
      const { added } = await importEntities({ actorId, rows, also: indexEntities });
      showToast(context, 'success', `${entityCount(added)} imported`);
      return redirect('/admin/entities');
    }
    const file = form.get('file');
    if (!(file instanceof File)) return refuse('Choose a file', 400);
    const { text, notes } = decodeText(new Uint8Array(await file.arrayBuffer()), file.name);
    const plan = await previewImport(text);
    return answer({ preview: { fileName: file.name, plan, notes } }, 200);
  } catch (error) {
    const { message, status, code } = refusalOf(error, failed);
    return refuse(code === 'too-large' ? tooLarge : message, status);
  }
}

const tooLarge = 'The file is larger than 5 MB. Split it, and import its parts.';

export function ServerComponent() {
  return (
    <>
      <PrivateMeta title="Import Entities" />
      <BackLink to="/admin/entities">Entities</BackLink>
      <h2 className="section-title mb-4">Import entities</h2>
      <ImportSteps>
        <p className="mb-6 text-muted">
          You see what would become of each row before anything is stored. Entities that are in the
          directory already stay as they are.
        </p>
      </ImportSteps>
    </>
  );
}
