import { redirect } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { addMember } from '#app/entities/roster/add-member.server.ts';
import { addSpelling } from '#app/entities/roster/add-spelling.server.ts';
import { EntityTabs } from '#app/entities/roster/EntityTabs.tsx';
import { memberForm } from '#app/entities/roster/member-form.ts';
import { RosterTable } from '#app/entities/roster/RosterTable.tsx';
import { readRosterPage } from '#app/entities/roster/read-roster-page.server.ts';
import { memberCount } from '#app/entities/roster/term-words.ts';
import { listProposedMembers } from '#app/meetings/member-votes/list-proposed-members.server.ts';
import { ProposedMembers } from '#app/meetings/member-votes/ProposedMembers.tsx';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { AppError } from '#app/platform/app-error.ts';
import { transact } from '#app/platform/db.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { PlusIcon, UploadIcon } from '#app/ui/icons.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import type { Route } from './+types/roster';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const page = await orErrorPage(readRosterPage(params.entityId));
  const proposed = await orErrorPage(listProposedMembers(params.entityId, page.members));
  return { ...page, proposed };
}

/** Takes over a name that was proposed: as a member, or as a spelling of one. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const { userId: actorId } = requireAdmin(context, request);
  const { entityId } = params;
  const form = await readForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const heard = text('heard');
  try {
    if (form.get('intent') === 'add-spelling') {
      const place = { entityId, memberId: text('memberId') };
      if (place.memberId === '') throw new AppError('invalid', 'Choose a member');
      const { name } = await transact((tx) => addSpelling(tx, { actorId, ...place, heard }));
      showToast(context, 'success', `${heard} is understood as ${name}`);
    } else {
      const read = memberForm.safeParse({ name: heard, office: text('office') });
      if (!read.success) {
        throw new AppError('invalid', read.error.issues[0]?.message ?? 'This is no name.');
      }
      await transact((tx) => addMember(tx, { actorId, entityId, fields: read.data }));
      showToast(context, 'success', `${read.data.name} added to the roster`);
    }
  } catch (error) {
    const failed = 'The roster was not changed. Please try again.';
    showToast(context, 'error', refusalOf(error, failed).message);
  }
  return redirect(`/admin/entities/${entityId}/roster`);
}

export function ServerComponent({ loaderData, params }: Route.ServerComponentProps) {
  const { name, members, proposed } = loaderData;
  const address = `/admin/entities/${params.entityId}/roster`;
  return (
    <>
      <PrivateMeta title={`Roster of ${name}`} />
      <BackLink to="/admin/entities">Entities</BackLink>
      <h2 className="section-title mb-2">{name}</h2>
      <EntityTabs entityId={params.entityId} />
      <div className="button-row mt-4 mb-4">
        <LinkButton to={`${address}/new`} small icon={<PlusIcon />}>
          Add Member
        </LinkButton>
        <LinkButton to={`${address}/import`} small icon={<UploadIcon />}>
          Import CSV
        </LinkButton>
        {members.length > 0 ? (
          <LinkButton to={`${address}.csv`} small reloadDocument download>
            Export CSV
          </LinkButton>
        ) : null}
      </div>
      <p className="mb-2 text-muted">{memberCount(members.length)}, former ones included</p>
      <RosterTable members={members} addressOf={({ id }) => `${address}/${id}`} />
      {proposed.length > 0 ? (
        <section aria-labelledby="proposed" className="mt-10 grid gap-3">
          <h3 id="proposed" className="section-title">
            Proposed from roll calls
          </h3>
          <p className="text-muted">
            Names in the votes of the latest meetings, drafts included, that nobody on the roster
            explains.
          </p>
          <ProposedMembers proposed={proposed} members={members} />
        </section>
      ) : null}
    </>
  );
}
