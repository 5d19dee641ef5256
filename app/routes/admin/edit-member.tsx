import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { EditMember } from '#app/entities/roster/EditMember.tsx';
import { readMember } from '#app/entities/roster/read-member.server.ts';
import { listBodies } from '#app/entities/roster/read-roster-page.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import type { Route } from './+types/edit-member';
import { memberAction } from './member-action.server.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const member = await orErrorPage(readMember(params));
  return {
    member,
    bodies: await listBodies(params.entityId),
    asksToDelete: new URL(request.url).searchParams.has('delete'),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { userId: actorId } = requireAdmin(context, request);
  return memberAction({
    ...{ context, form: await readForm(request), place: { ...params, actorId } },
    back: `/admin/entities/${params.entityId}/roster`,
  });
}

export function ServerComponent({ loaderData, params }: Route.ServerComponentProps) {
  const back = `/admin/entities/${params.entityId}/roster`;
  return (
    <div className="max-w-[46rem]">
      <PrivateMeta title={loaderData.member.name} />
      <BackLink to={back}>Roster</BackLink>
      <h2 className="section-title mb-4">{loaderData.member.name}</h2>
      <EditMember {...loaderData} back={back} />
    </div>
  );
}
