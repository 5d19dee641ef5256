import { requireViewer } from '#app/accounts/viewer.server.ts';
import { rosterPath } from '#app/entities/body-path.ts';
import { rosterKeptBy } from '#app/entities/own-body/roster-kept-by.ts';
import { NewMember } from '#app/entities/roster/NewMember.tsx';
import { listBodies, readRosterPage } from '#app/entities/roster/read-roster-page.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import { newMemberAction } from '../admin/member-action.server.ts';
import type { Route } from './+types/own-new-member';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { name } = await orErrorPage(readRosterPage(params.entityId, rosterKeptBy(viewer)));
  return { name, bodies: await listBodies(params.entityId) };
}

export async function action({ request, context, params: { entityId } }: Route.ActionArgs) {
  const viewer = requireViewer(context, request);
  const place = { actorId: viewer.userId, entityId, keptBy: rosterKeptBy(viewer) };
  const form = await readForm(request);
  return newMemberAction({ context, form, place, back: rosterPath(entityId) });
}

export function ServerComponent({ loaderData, params }: Route.ServerComponentProps) {
  const { name, bodies } = loaderData;
  const back = rosterPath(params.entityId);
  return (
    <PageFrame width="reading">
      <PrivateMeta title="Add Member" />
      <PageHeading
        above={<BackLink to={back}>Roster</BackLink>}
        title={`Add a member of ${name}`}
      />
      <NewMember bodies={bodies} back={back} />
    </PageFrame>
  );
}
