import { Link } from 'react-router';
import { meetingName } from '#app/meetings/meeting-name.ts';
import { buttonClass } from '#app/ui/Button.tsx';
import { Menu } from '#app/ui/Menu.tsx';
import type { Queue } from './inbox-filter.ts';
import type { AgreedRow, InboxRow } from './inbox-row.ts';
import { RowButton, RowForm } from './RowButton.tsx';
import { LeaveDocument, RowMenu } from './RowMenu.tsx';

type RowActionsProps = {
  row: InboxRow;
  queue: Queue;
  userId: string;
  admins: { id: string; name: string }[];
};

/** What can be done about a row without opening it. Every button is of a form of its own. */
export function RowActions({ row, queue, userId, admins }: RowActionsProps) {
  const name = meetingName(row);
  return (
    <div className="row-actions">
      <NextStep row={row} queue={queue} name={name} />
      {row.meetingId ? <MoreActions {...{ row, userId, admins, name }} /> : null}
    </div>
  );
}

type MoreActionsProps = Pick<RowActionsProps, 'userId' | 'admins'> & {
  row: AgreedRow;
  name: string;
};

export function MoreActions({ name, ...menu }: MoreActionsProps) {
  return (
    <Menu
      end
      summary={
        <>
          More<span className="sr-only">: {name}</span>
        </>
      }
      summaryClass={buttonClass({ variant: 'quiet', small: true })}
    >
      <RowMenu {...menu} name={name} />
    </Menu>
  );
}

type NextStepProps = { row: InboxRow; queue: Queue; name: string };

function NextStep({ row, queue, name }: NextStepProps) {
  if (queue === 'waits') {
    return (
      <Link
        to={`/admin/meetings/${row.meetingId}/record`}
        className={buttonClass({ variant: 'secondary', small: true })}
      >
        Take In a Record<span className="sr-only">: {name}</span>
      </Link>
    );
  }
  if (queue === 'failed' && row.failed) {
    // A document without a meeting belongs nowhere yet.
    if (!row.meetingId) return <LeaveDocument row={row} name={row.failed.kind} />;
    const intent = row.failed.kind === 'job' ? 'retry' : 'retry-document';
    return <RowButton {...{ row, intent, name }} label="Try Again" pending="Trying again..." />;
  }
  if (queue === 'held') {
    return (
      <RowButton row={row} intent="draft" label="Draft Anyway" pending="Starting..." name={name} />
    );
  }
  return null;
}

type OwnerProps = { row: AgreedRow; userId: string; name: string };

/** Whose a row is; who opens the inbox can take what is nobody's. */
export function RowOwner({ row, userId, name }: OwnerProps) {
  if (!row.meetingId) return null;
  if (row.owner) return row.owner.id === userId ? 'You' : row.owner.name;
  return (
    <RowForm row={row}>
      <button
        type="submit"
        name="intent"
        value="take"
        className={buttonClass({ variant: 'quiet', small: true })}
        data-take
      >
        Take<span className="sr-only">: {name}</span>
      </button>
    </RowForm>
  );
}
