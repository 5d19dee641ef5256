import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { readEntityForEdit } from '#app/entities/read-entity-for-edit.server.ts';
import { EntityTabs } from '#app/entities/roster/EntityTabs.tsx';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { AddSource } from '#app/sources/desk/AddSource.tsx';
import { keepSource } from '#app/sources/desk/keep-source.server.ts';
import { listSources } from '#app/sources/desk/list-sources.server.ts';
import { SourceTable } from '#app/sources/desk/SourceTable.tsx';
import { optionsOf, sourceForm } from '#app/sources/desk/source-form.ts';
import { sourcePath } from '#app/sources/desk/source-paths.ts';
import { trySource } from '#app/sources/desk/try-source.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { KeepFresh } from '#app/ui/KeepFresh.tsx';
import type { Route } from './+types/sources';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { fields } = await orErrorPage(readEntityForEdit(params.entityId));
  return { name: fields.entityName, sources: await listSources(params.entityId) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { userId: actorId } = requireAdmin(context, request);
  const { entityId } = params;
  const submission = parseWithZod(await readForm(request), { schema: sourceForm });
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply() }, { status: 400 });
  }
  const { intent, address, kind, tried } = submission.value;
  const options = optionsOf(submission.value);
  try {
    if (intent === 'keep' && kind && tried) {
      const kept = { actorId, entityId, kind, address: tried, options };
      const sourceId = await keepSource(kept);
      showToast(context, 'success', 'The source is kept, and is being read');
      return redirect(sourcePath(entityId, sourceId));
    }
    const found = await trySource({ entityId, pasted: address, options });
    return data({ tried: found, lastResult: submission.reply() });
  } catch (error) {
    const failed = 'The source could not be tried. Please try again.';
    return refuseForm({ submission, error, failed, fieldOf: () => 'address' });
  }
}

export function ServerComponent({ loaderData, params }: Route.ServerComponentProps) {
  const { name, sources } = loaderData;
  const isUnderWay = sources.some(({ dueAt, isPaused }) => dueAt === null && !isPaused);
  return (
    <>
      <PrivateMeta title="Sources" />
      <BackLink to="/admin/entities">Entities</BackLink>
      <h2 className="section-title mb-2">{name}</h2>
      <EntityTabs entityId={params.entityId} />
      <h3 className="section-title mt-6 mb-4">Sources</h3>
      {sources.length > 0 ? (
        <SourceTable sources={sources} />
      ) : (
        <p className="text-muted">
          Nothing is watched yet. With a source, meetings, agendas, captions and minutes arrive by
          themselves, and drafts wait in the inbox.
        </p>
      )}
      {isUnderWay ? <KeepFresh seconds={5} isTypedIn /> : null}
      <section className="mt-10 max-w-[46rem]" aria-labelledby="add-source-title">
        <h3 id="add-source-title" className="section-title mb-4">
          Add a source
        </h3>
        <AddSource />
      </section>
    </>
  );
}
