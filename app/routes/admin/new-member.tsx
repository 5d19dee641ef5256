import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { NewMember } from '#app/entities/roster/NewMember.tsx';
import { listBodies, readRosterPage } from '#app/entities/roster/read-roster-page.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import type { Route } from './+types/new-member';
import { newMemberAction } from './member-action.server.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { name } = await orErrorPage(readRosterPage(params.entityId));
  return { name, bodies: await listBodies(params.entityId) };
}

export async function action({ request, context, params: { entityId } }: Route.ActionArgs) {
  const { userId: actorId } = requireAdmin(context, request);
  return newMemberAction({
    ...{ context, form: await readForm(request), place: { actorId, entityId } },
    back: `/admin/entities/${entityId}/roster`,
  });
}

export function ServerComponent({ loaderData, params }: Route.ServerComponentProps) {
  const { name, bodies } = loaderData;
  const back = `/admin/entities/${params.entityId}/roster`;
  return (
    <div className="max-w-[46rem]">
      <PrivateMeta title="Add Member" />
      <BackLink to={back}>Roster</BackLink>
      <h2 className="section-title mb-4">Add a member of {name}</h2>
      <NewMember bodies={bodies} back={back} />
    </div>
  );
}
