import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { DeleteEntity } from '#app/entities/DeleteEntity.tsx';
import { deleteEntity } from '#app/entities/delete-entity.server.ts';
import { EntityForm } from '#app/entities/EntityForm.tsx';
import { editEntity } from '#app/entities/edit-entity.server.ts';
import { entityForm, nameTaken } from '#app/entities/entity-form.ts';
import { jurisdictions } from '#app/entities/jurisdictions.ts';
import { listEntityTypes, readEntityForEdit } from '#app/entities/read-entity-for-edit.server.ts';
import { EntityTabs } from '#app/entities/roster/EntityTabs.tsx';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { AppError } from '#app/platform/app-error.ts';
import { transact } from '#app/platform/db.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { indexEntity } from '#app/search/indexing/index-entity.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import type { Route } from './+types/edit-entity';

/** The list as it was left: its filter, order and page. */
function listSearch(request: Request): string {
  const search = new URL(request.url).searchParams;
  search.delete('delete');
  return search.size > 0 ? `?${search}` : '';
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const [entity, types] = await Promise.all([
    orErrorPage(readEntityForEdit(params.entityId)),
    listEntityTypes(),
  ]);
  const search = listSearch(request);
  return {
    ...entity,
    types,
    entityId: params.entityId,
    back: `/admin/entities${search}`,
    address: `/admin/entities/${params.entityId}${search}`,
    asksToDelete: new URL(request.url).searchParams.has('delete'),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { userId: actorId } = requireAdmin(context, request);
  const { entityId } = params;
  const form = await readForm(request);
  const back = `/admin/entities${listSearch(request)}`;
  if (form.get('intent') === 'delete') {
    try {
      await deleteEntity({ actorId, entityId });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return data({ refused: error.message, lastResult: undefined }, { status: error.status });
    }
    showToast(context, 'success', 'Entity deleted');
    return redirect(back);
  }
  const submission = parseWithZod(form, { schema: entityForm });
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply(), refused: undefined }, { status: 400 });
  }
  try {
    await transact(async (tx) => {
      await editEntity(tx, { actorId, entityId, fields: submission.value });
      await indexEntity(tx, entityId);
    });
    showToast(context, 'success', 'Entity updated successfully');
    return redirect(back);
  } catch (error) {
    return refuseForm({
      submission,
      error,
      failed: 'The entity was not changed. Please try again.',
      fieldOf: ({ message }) => message === nameTaken && 'entityName',
    });
  }
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { entityId, fields, meetings, followers, types, back, address, asksToDelete } = loaderData;
  return (
    <div className="max-w-[46rem]">
      <PrivateMeta title={fields.entityName} />
      <BackLink to={back}>Entities</BackLink>
      <h2 className="section-title mb-2">{fields.entityName}</h2>
      <EntityTabs entityId={entityId} />
      <EntityForm
        known={fields}
        states={jurisdictions}
        types={types}
        submit={{ label: 'Save Changes', pendingLabel: 'Saving...' }}
        back={back}
      />
      <DeleteEntity
        name={fields.entityName}
        meetings={meetings}
        followers={followers}
        asks={asksToDelete}
        address={address}
      />
    </div>
  );
}
