import { redirect } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { addMember } from '#app/entities/roster/add-member.server.ts';
import { MemberForm } from '#app/entities/roster/MemberForm.tsx';
import { memberForm, memberTaken } from '#app/entities/roster/member-form.ts';
import { listBodies, readRosterPage } from '#app/entities/roster/read-roster-page.server.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { transact } from '#app/platform/db.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import type { Route } from './+types/new-member';
import { submitForm } from './submit-form.server.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  requireAdmin(context, request);
  const { name } = await orErrorPage(readRosterPage(params.entityId));
  return { name, bodies: await listBodies(params.entityId) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const { userId: actorId } = requireAdmin(context, request);
  const { entityId } = params;
  return submitForm({
    name: 'member',
    form: await readForm(request),
    schema: memberForm,
    save: async (fields) => {
      await transact((tx) => addMember(tx, { actorId, entityId, fields }));
      showToast(context, 'success', 'Member added');
      return redirect(`/admin/entities/${entityId}/roster`);
    },
    failed: 'The member was not added. Please try again.',
    fieldOf: ({ message }) => message === memberTaken && 'name',
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
      <MemberForm
        known={{}}
        bodies={bodies}
        submit={{ label: 'Add Member', pendingLabel: 'Adding Member...' }}
        back={back}
      />
    </div>
  );
}
