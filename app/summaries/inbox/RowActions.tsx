import { Form, Link } from 'react-router';
import { buttonClass } from '#app/ui/Button.tsx';
import { Menu } from '#app/ui/Menu.tsx';
import type { Queue } from './inbox-filter.ts';
import type { InboxRow } from './inbox-row.ts';
import { KnownRow, RowButton } from './RowButton.tsx';
import { RowMenu } from './RowMenu.tsx';

type RowActionsProps = {
  row: InboxRow;
  queue: Queue;
  userId: string;
  admins: { id: string; name: string }[];
};

/** What can be done about a row without opening it. Every button is of a form of its own. */
export function RowActions({ row, queue, userId, admins }: RowActionsProps) {
  const name = row.title ?? 'Untitled meeting';
  return (
    <div className="row-actions">
      <NextStep row={row} queue={queue} name={name} />
      {row.meetingId ? (
        <Menu
          end
          summary={
            <>
              More<span className="sr-only">: {name}</span>
            </>
          }
          summaryClass={buttonClass({ variant: 'quiet', small: true })}
        >
          <RowMenu row={row} userId={userId} admins={admins} name={name} />
        </Menu>
      ) : null}
    </div>
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
  if (queue === 'failed' && row.failed?.kind === 'job') {
    return (
      <RowButton row={row} intent="retry" label="Try Again" pending="Trying again..." name={name} />
    );
  }
  if (queue === 'held') {
    return (
      <RowButton row={row} intent="draft" label="Draft Anyway" pending="Starting..." name={name} />
    );
  }
  return null;
}

type OwnerProps = { row: InboxRow; userId: string };

/** Whose a row is; who opens the inbox can take what is nobody's. */
export function RowOwner({ row, userId }: OwnerProps) {
  if (!row.meetingId) return null;
  if (row.owner) return row.owner.id === userId ? 'You' : row.owner.name;
  return (
    <Form method="post" preventScrollReset>
      <KnownRow row={row} />
      <button
        type="submit"
        name="intent"
        value="take"
        className={buttonClass({ variant: 'quiet', small: true })}
        data-take
      >
        Take<span className="sr-only">: {row.title ?? 'Untitled meeting'}</span>
      </button>
    </Form>
  );
}
