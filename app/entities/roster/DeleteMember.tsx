import { Panel } from '#app/ui/Panel.tsx';
import { AskToDelete } from '../AskToDelete.tsx';

type DeleteMemberProps = {
  name: string;
  /** The page asks instead of a dialog: where no script runs. */
  asks: boolean;
  address: string;
};

/** For an entry that should never have been: who leaves has a term that ends. */
export function DeleteMember(asking: DeleteMemberProps) {
  return (
    <Panel title="Delete Member" id="delete-title" className="mt-8">
      <AskToDelete
        {...asking}
        what="Member"
        description="The entry leaves the roster, and votes under this name stand by themselves. This cannot be undone."
      >
        <p>For an entry made by mistake. Whoever leaves office has a term that ends.</p>
      </AskToDelete>
    </Panel>
  );
}
