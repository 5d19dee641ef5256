import { type RouterContextProvider, redirect } from 'react-router';
import { addMember } from '#app/entities/roster/add-member.server.ts';
import { deleteMember } from '#app/entities/roster/delete-member.server.ts';
import { editMember } from '#app/entities/roster/edit-member.server.ts';
import { endTerm } from '#app/entities/roster/end-term.server.ts';
import { endTermForm, memberForm, memberTaken } from '#app/entities/roster/member-form.ts';
import type { OnRoster, Roster } from '#app/entities/roster/read-member.server.ts';
import { transact } from '#app/platform/db.server.ts';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { submitForm } from './submit-form.server.ts';

type Sent<Place> = {
  context: Readonly<RouterContextProvider>;
  form: FormData;
  place: Place & { actorId: string };
  /** The roster's page. */
  back: string;
};

/** What the form for a new member does, for whoever keeps the roster. */
export const newMemberAction = ({ context, form, place, back }: Sent<Roster>) =>
  submitForm({
    name: 'member',
    form,
    schema: memberForm,
    save: async (fields) => {
      await transact((tx) => addMember(tx, { ...place, fields }));
      showToast(context, 'success', 'Member added');
      return redirect(back);
    },
    failed: 'The member was not added. Please try again.',
    fieldOf: ({ message }) => message === memberTaken && 'name',
  });

/** What the forms of a member's page do. */
export async function memberAction({ context, form, place, back }: Sent<OnRoster>) {
  const done = (message: string) => {
    showToast(context, 'success', message);
    return redirect(back);
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
