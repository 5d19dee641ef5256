import { redirect } from 'react-router';
import { requireAdmin } from '#app/accounts/viewer.server.ts';
import { DeleteMember } from '#app/entities/roster/DeleteMember.tsx';
import { deleteMember } from '#app/entities/roster/delete-member.server.ts';
import { EndTermForm } from '#app/entities/roster/EndTermForm.tsx';
import { editMember } from '#app/entities/roster/edit-member.server.ts';
import { endTerm } from '#app/entities/roster/end-term.server.ts';
import { MemberForm } from '#app/entities/roster/MemberForm.tsx';
import { endTermForm, memberForm, memberTaken } from '#app/entities/roster/member-form.ts';
import { readMember } from '#app/entities/roster/read-member.server.ts';
import { listBodies } from '#app/entities/roster/read-roster-page.server.ts';
import { today, typedDay } from '#app/entities/roster/term-words.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { transact } from '#app/platform/db.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { BackLink } from '#app/ui/BackLink.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import type { Route } from './+types/edit-member';
import { submitForm } from './submit-form.server.ts';

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
  const place = { actorId, entityId: params.entityId, memberId: params.memberId };
  const form = await readForm(request);
  const done = (message: string) => {
    showToast(context, 'success', message);
    return redirect(`/admin/entities/${params.entityId}/roster`);
  };
  switch (form.get('intent')) {
    case 'delete':
      await orErrorPage(deleteMember(place));
      return done('Member deleted');
    case 'end-term':
      return submitForm({
        name: 'end-term',
        form,
        schema: endTermForm,
        save: async ({ lastDay: day }) => {
          await transact((tx) => endTerm(tx, { ...place, day }));
          return done('Term ended');
        },
        failed: 'The term was not ended. Please try again.',
        fieldOf: ({ code }) => code === 'invalid' && 'lastDay',
      });
    default:
      return submitForm({
        name: 'member',
        form,
        schema: memberForm,
        save: async (fields) => {
          await transact((tx) => editMember(tx, { ...place, fields }));
          return done('Member updated');
        },
        failed: 'The member was not changed. Please try again.',
        fieldOf: ({ message }) => message === memberTaken && 'name',
      });
  }
}

export function ServerComponent({ loaderData, params }: Route.ServerComponentProps) {
  const { member, bodies, asksToDelete } = loaderData;
  const back = `/admin/entities/${params.entityId}/roster`;
  const address = `${back}/${member.id}`;
  return (
    <div className="max-w-[46rem]">
      <PrivateMeta title={member.name} />
      <BackLink to={back}>Roster</BackLink>
      <h2 className="section-title mb-4">{member.name}</h2>
      <MemberForm
        known={{
          name: member.name,
          office: member.office,
          seat: member.seat ?? '',
          body: member.body ?? '',
          votes: member.votes ? 'yes' : 'no',
          termStart: typedDay(member.termStart),
          termEnd: typedDay(member.termEnd),
          aliases: member.aliases.join('\n'),
        }}
        bodies={bodies}
        submit={{ label: 'Save Changes', pendingLabel: 'Saving...' }}
        back={back}
      />
      {member.termEnd === null ? (
        <Panel title="End Term" id="end-term-title" className="mt-10">
          <EndTermForm today={typedDay(today())} />
        </Panel>
      ) : null}
      <DeleteMember name={member.name} asks={asksToDelete} address={address} />
    </div>
  );
}
