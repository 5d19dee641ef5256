import { Form } from 'react-router';
import { ConfirmDialog } from '#app/ui/ConfirmDialog.tsx';
import { LinkButton } from '#app/ui/LinkButton.tsx';
import { Panel } from '#app/ui/Panel.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { DeleteRefusal } from './DeleteRefusal.tsx';

type DeleteEntityProps = {
  name: string;
  meetings: number;
  followers: number;
  /** The page asks instead of a dialog: where no script runs. */
  asks: boolean;
  address: string;
};

/** The way out of the directory, open only to an entity without meetings. */
export function DeleteEntity(props: DeleteEntityProps) {
  const { name, meetings, followers, asks, address } = props;
  const title = `Delete ${name}?`;
  const description = `It leaves the directory${followersLose(followers)}. This cannot be undone.`;
  return (
    <Panel title="Delete Entity" id="delete-title" className="mt-10">
      <DeleteRefusal />
      {meetings > 0 ? (
        <p>
          This entity has {meetings.toLocaleString('en-US')}{' '}
          {meetings === 1 ? 'meeting' : 'meetings'}, so it cannot be deleted. Move{' '}
          {meetings === 1 ? 'it' : 'them'} to another entity first.
        </p>
      ) : asks ? (
        <div className="grid gap-4">
          <p>
            <strong>{title}</strong> {description}
          </p>
          <div className="button-row">
            <DeleteForm address={address} />
            <LinkButton to={address}>Cancel</LinkButton>
          </div>
        </div>
      ) : (
        <div className="grid justify-items-start gap-4">
          <p>It has no meetings, so it can be taken out of the directory.</p>
          <ConfirmDialog
            title={title}
            description={description}
            trigger={{
              label: 'Delete Entity',
              variant: 'danger',
              fallbackHref: `${address}${address.includes('?') ? '&' : '?'}delete=1#delete-title`,
            }}
            actions={<DeleteForm address={address} />}
          />
        </div>
      )}
    </Panel>
  );
}

function DeleteForm({ address }: { address: string }) {
  return (
    <Form method="post" action={address}>
      <SubmitButton
        variant="danger"
        name="intent"
        value="delete"
        formAction={address}
        pendingLabel="Deleting..."
      >
        Delete
      </SubmitButton>
    </Form>
  );
}

function followersLose(followers: number): string {
  if (followers === 0) return '';
  return followers === 1
    ? ' and the list of the one reader who follows it'
    : ` and the lists of the ${followers.toLocaleString('en-US')} readers who follow it`;
}
