import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { addEntity } from '#app/entities/add-entity.server.ts';
import { EntityForm } from '#app/entities/EntityForm.tsx';
import { entityForm, nameTaken } from '#app/entities/entity-form.ts';
import { jurisdictions } from '#app/entities/jurisdictions.ts';
import { listEntityTypes } from '#app/entities/read-entity-for-edit.server.ts';
import { answerEntityRequest } from '#app/inbox/answer-entity-request.server.ts';
import { openEntityRequest } from '#app/inbox/list-entity-requests.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { transact } from '#app/platform/db.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { formatDay } from '#app/platform/moment.ts';
import { indexEntity } from '#app/search/indexing/index-entity.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { Notice } from '#app/ui/Notice.tsx';
import type { Route } from './+types/new-entity';

const requestOf = (request: Request) => new URL(request.url).searchParams.get('request');

export async function loader({ request, context }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const requestId = requestOf(request);
  const [types, asked] = await Promise.all([
    listEntityTypes(),
    requestId ? openEntityRequest(requestId) : null,
  ]);
  return {
    types,
    isAnswer: requestId !== null,
    asked: asked && {
      by: `${asked.name} (${asked.email})`,
      on: formatDay(asked.createdAt),
      place: `${asked.town}, ${asked.state}`,
    },
    known: asked ? { entityName: asked.entityName, state: asked.state } : {},
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { userId: actorId } = requireAdmin(context, request);
  const requestId = requestOf(request);
  const submission = parseWithZod(await readForm(request), { schema: entityForm });
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply() }, { status: 400 });
  }
  const fields = submission.value;
  try {
    if (requestId) {
      await answerEntityRequest({ actorId, requestId, fields });
      showToast(context, 'success', 'Entity added. Whoever asked for it is told by email.');
      return redirect('/admin/entity-requests');
    }
    const entityId = await transact(async (tx) => {
      const added = await addEntity(tx, { actorId, fields });
      await indexEntity(tx, added.entityId);
      return added.entityId;
    });
    showToast(context, 'success', 'Entity added');
    return redirect(`/admin/entities/${entityId}`);
  } catch (error) {
    return refuseForm({
      submission,
      error,
      failed: 'The entity was not added. Please try again.',
      fieldOf: ({ message }) => message === nameTaken && 'entityName',
    });
  }
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { asked, isAnswer, known, types } = loaderData;
  const back = isAnswer ? '/admin/entity-requests' : '/admin/entities';
  return (
    <div className="max-w-[46rem]">
      <PrivateMeta title="Add Entity" />
      <BackLink to={back}>{isAnswer ? 'Entity Requests' : 'Entities'}</BackLink>
      <h2 className="section-title mb-4">Add an entity</h2>
      {asked ? (
        <div className="mb-6">
          <Notice title={`Requested for ${asked.place}`}>
            By {asked.by} on {asked.on}. Adding the entity marks the request as processed and tells
            its sender.
          </Notice>
        </div>
      ) : isAnswer ? (
        <div className="mb-6">
          <Notice title="This request has been processed already">
            <p>Look among the entities before you add it once more.</p>
          </Notice>
        </div>
      ) : null}
      <EntityForm
        known={known}
        states={jurisdictions}
        types={types}
        submit={{ label: 'Add Entity', pendingLabel: 'Adding Entity...' }}
        back={back}
      />
    </div>
  );
}
