import { parseWithZod } from '@conform-to/zod/v4';
import { data, redirect } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { endOwnBody } from '#app/entities/own-body/end-own-body.server.ts';
import { OwnBodySection } from '#app/entities/own-body/OwnBodySection.tsx';
import { ownBodyForm } from '#app/entities/own-body/own-body-form.ts';
import { readOwnBody } from '#app/entities/own-body/read-own-body.server.ts';
import { setOwnBody } from '#app/entities/own-body/set-own-body.server.ts';
import { readEntityForEdit } from '#app/entities/read-entity-for-edit.server.ts';
import { EntityTabs } from '#app/entities/roster/EntityTabs.tsx';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refuseForm } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import type { Route } from './+types/own-body';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { fields } = await orErrorPage(readEntityForEdit(params.entityId));
  return { name: fields.entityName, own: await readOwnBody(params.entityId) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { userId: actorId } = requireAdmin(context, request);
  const { entityId } = params;
  const address = `/admin/entities/${entityId}/subscriber`;
  const form = await readForm(request);
  if (form.get('intent') === 'end-own-body') {
    await endOwnBody({ actorId, entityId });
    showToast(context, 'success', 'Its summaries are open to followers only');
    return redirect(address);
  }
  const submission = parseWithZod(form, { schema: ownBodyForm });
  if (submission.status !== 'success') {
    return data({ lastResult: submission.reply() }, { status: 400 });
  }
  try {
    await setOwnBody({ actorId, entityId, email: submission.value.email });
    showToast(context, 'success', 'Its summaries are open to everybody');
    return redirect(address);
  } catch (error) {
    const failed = 'The entity was not changed. Please try again.';
    return refuseForm({ submission, error, failed, fieldOf: () => 'email' });
  }
}

export function ServerComponent({ loaderData, params }: Route.ServerComponentProps) {
  return (
    <div className="max-w-[46rem]">
      <PrivateMeta title="Subscriber" />
      <BackLink to="/admin/entities">Entities</BackLink>
      <h2 className="section-title mb-2">{loaderData.name}</h2>
      <EntityTabs entityId={params.entityId} />
      <h3 className="section-title mt-6 mb-4">Municipal subscriber</h3>
      <OwnBodySection own={loaderData.own} />
    </div>
  );
}
