import { data, redirect } from 'react-router';
import { hasProfile } from '#app/accounts/has-profile.server.ts';
import { requireViewer } from '#app/accounts/viewer.server.ts';
import { EntitySelectionForm } from '#app/entities/EntitySelectionForm.tsx';
import { changesOf, findSelection } from '#app/entities/entity-selection.server.ts';
import { followEntities } from '#app/entities/follow-entities.server.ts';
import type { RefusedSelection } from '#app/entities/refused-selection.ts';
import { SelectionRefusal } from '#app/entities/SelectionRefusal.tsx';
import { readSelection, selectionParams } from '#app/entities/selection-address.ts';
import { selectionPath } from '#app/entities/selection-path.ts';
import { PrivateMeta } from '#app/PageMeta.tsx';
import { orErrorPage } from '#app/platform/http/or-error-page.server.ts';
import { readForm } from '#app/platform/http/read-form.server.ts';
import { refusalOf } from '#app/platform/http/refuse-form.server.ts';
import { safePath } from '#app/platform/http/safe-path.ts';
import { showToast } from '#app/platform/http/toasts.server.ts';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { ErrorNotice, Notice } from '#app/ui/Notice.tsx';
import { PageFrame } from '#app/ui/PageFrame.tsx';
import { PageHeading } from '#app/ui/PageHeading.tsx';
import type { Route } from './+types/entity-selection';

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = requireViewer(context, request);
  const { userId, profileFound } = viewer;
  const input = readSelection(new URL(request.url).searchParams);
  try {
    if (!profileFound && !(await hasProfile(userId))) {
      return failed('Profile not found. Please complete your profile setup first.', 400);
    }
    const changes = await changesOf(userId, input);
    const { filter, place, onlySelected } = input;
    // The form was sent by GET: its ticks are folded into an address that can be kept.
    if (input.shown) {
      throw redirect(
        `${selectionPath}?${selectionParams({ filter, onlySelected, place, changes })}`,
      );
    }
    const selection = await findSelection({
      reader: viewer,
      filter,
      place,
      only: onlySelected ? changes : null,
    });
    return data({ selection, filter, onlySelected, changes, error: null });
  } catch (error) {
    if (error instanceof Response) throw error;
    const { message, status } = refusalOf(error, 'Error loading data');
    return failed(message, status);
  }
}

function failed(error: string, status: number) {
  return data(
    { selection: null, filter: null, onlySelected: false, changes: null, error },
    { status },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const signIn = 'Please sign in to save your selections';
  const { userId } = requireViewer(context, request, signIn);
  const fields = new URLSearchParams();
  for (const [name, value] of await readForm(request)) {
    if (typeof value === 'string') fields.append(name, value);
  }
  const changes = await orErrorPage(
    changesOf(userId, readSelection(fields)),
    'Failed to save your selections',
  );
  try {
    await followEntities({ userId, changes });
  } catch (error) {
    const { message, status, code } = refusalOf(error, 'Failed to save your selections');
    const refused: RefusedSelection = { error: message, overLimit: code === 'forbidden', changes };
    return data(refused, { status });
  }
  showToast(context, 'success', 'Your selections have been saved');
  return redirect(safePath(fields.get('from'), '/my-meetings'));
}

export function ServerComponent({ loaderData }: Route.ServerComponentProps) {
  const { selection, filter, onlySelected, changes, error } = loaderData;
  return (
    <PageFrame>
      <PrivateMeta title="Select Government Entities" />
      <PageHeading
        title="Select Government Entities"
        actions={<LinkButton to="/request-entity">Request New Entity</LinkButton>}
      />
      {selection === null ? (
        <div className="grid justify-items-start gap-4">
          <ErrorNotice>{error}</ErrorNotice>
          <LinkButton to="/my-meetings">Return to Dashboard</LinkButton>
        </div>
      ) : (
        <div className="grid gap-6">
          <SelectionRefusal>
            {selection.followedCount === 0 ? (
              <Notice>
                Select the government entities whose meetings you want to read, then save. You can
                change your selection at any time.
              </Notice>
            ) : null}
          </SelectionRefusal>
          <EntitySelectionForm
            selection={selection}
            filter={filter}
            onlySelected={onlySelected}
            changes={changes}
          />
        </div>
      )}
    </PageFrame>
  );
}
