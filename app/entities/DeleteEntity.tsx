import { Panel } from '#app/ui/Panel.tsx';
import { AskToDelete } from './AskToDelete.tsx';
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
export function DeleteEntity({ meetings, followers, ...asking }: DeleteEntityProps) {
  return (
    <Panel title="Delete Entity" id="delete-title" className="mt-10">
      <DeleteRefusal />
      {meetings > 0 ? (
        <p>
          This entity has {meetings.toLocaleString('en-US')}{' '}
          {meetings === 1 ? 'meeting' : 'meetings'}, so it cannot be deleted. Move{' '}
          {meetings === 1 ? 'it' : 'them'} to another entity first.
        </p>
      ) : (
        <AskToDelete
          {...asking}
          what="Entity"
          description={`It leaves the directory${followersLose(followers)}. This cannot be undone.`}
        >
          <p>It has no meetings, so it can be taken out of the directory.</p>
        </AskToDelete>
      )}
    </Panel>
  );
}

function followersLose(followers: number): string {
  if (followers === 0) return '';
  return followers === 1
    ? ' and the list of the one reader who follows it'
    : ` and the lists of the ${followers.toLocaleString('en-US')} readers who follow it`;
}
