import { requireViewer } from '#app/accounts/viewer.server.ts';
import { rosterPath } from '#app/entities/body-path.ts';
import { rosterKeptBy } from '#app/entities/own-body/roster-kept-by.ts';
import { EditMember } from '#app/entities/roster/EditMember.tsx';
import { readMember } from '#app/entities/roster/read-member.server.ts';
import { listBodies } from '#app/entities/roster/read-roster-page.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { memberAction } from '../admin/member-action.server.ts';
import type { Route } from './+types/own-member';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const member = await orErrorPage(readMember({ ...params, keptBy: rosterKeptBy(viewer) }));
  return {
    member,
    bodies: await listBodies(params.entityId),
    asksToDelete: new URL(request.url).searchParams.has('delete'),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const viewer = requireViewer(context, request);
  const place = { ...params, actorId: viewer.userId, keptBy: rosterKeptBy(viewer) };
  const form = await readForm(request);
  return memberAction({ context, form, place, back: rosterPath(params.entityId) });
}

export function ServerComponent({ loaderData, params }: Route.ServerComponentProps) {
  const back = rosterPath(params.entityId);
  return (
    <PageFrame width="reading">
      <PrivateMeta title={loaderData.member.name} />
      <PageHeading above={<BackLink to={back}>Roster</BackLink>} title={loaderData.member.name} />
      <EditMember {...loaderData} back={back} />
    </PageFrame>
  );
}
