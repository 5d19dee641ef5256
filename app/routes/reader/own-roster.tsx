import { requireViewer } from '#app/accounts/viewer.server.ts';
import { bodyPath, rosterPath } from '#app/entities/body-path.ts';
import { rosterKeptBy } from '#app/entities/own-body/roster-kept-by.ts';
import { RosterTable } from '#app/entities/roster/RosterTable.tsx';
import { readRosterPage } from '#app/entities/roster/read-roster-page.server.ts';
import { memberCount } from '#app/entities/roster/term-words.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { PlusIcon } from '#app/ui/icons.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/own-roster';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  return orErrorPage(readRosterPage(params.entityId, rosterKeptBy(viewer)));
}

export function ServerComponent({ loaderData, params }: Route.ServerComponentProps) {
  const { name, members } = loaderData;
  const address = rosterPath(params.entityId);
  return (
    <PageFrame>
      <PrivateMeta title={`Roster of ${name}`} />
      <PageHeading
        above={<BackLink to={bodyPath(params.entityId)}>{name}</BackLink>}
        title="Roster"
        lead="Who sits on this body and its boards. Everybody sees who is in office; names in the votes of its records are understood by it."
        actions={
          <LinkButton to={`${address}/new`} icon={<PlusIcon />}>
            Add Member
          </LinkButton>
        }
      />
      <p className="mb-2 text-muted">{memberCount(members.length)}, former ones included</p>
      <RosterTable members={members} addressOf={({ id }) => `${address}/${id}`} />
    </PageFrame>
  );
}
