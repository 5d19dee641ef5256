import { addDays } from 'date-fns/addDays';
import { isoDateOf } from '#app/meetings/meeting-date.ts';
import { ChevronDownIcon } from '#app/ui/icons.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import type { AgreedRow } from './inbox-row.ts';
import { RowButton, RowForm } from './RowButton.tsx';

type RowMenuProps = {
  row: AgreedRow;
  userId: string;
  admins: { id: string; name: string }[];
  name: string;
};

/** What is seldom done with a row: put it off, give it back or on, leave it. */
export function RowMenu({ row, userId, admins, name }: RowMenuProps) {
  const isHeld = row.fileName !== null;
  return (
    <div className="row-menu">
      <Later row={row} name={name} />
      <HandOn row={row} admins={admins} name={name} />
      {row.owner?.id === userId ? (
        <RowButton
          {...{ row, name }}
          intent="give-back"
          label="Give Back"
          pending="Saving..."
          data-take
        />
      ) : null}
      {row.failed && row.failed.kind !== 'job' ? <LeaveDocument row={row} name={name} /> : null}
      {isHeld ? (
        <RowButton {...{ row, name }} intent="leave" label="Never Draft It" pending="Saving..." />
      ) : null}
    </div>
  );
}

/** A file that is empty, or was taken in for another meeting, does not get better by trying. */
export function LeaveDocument({ row, name }: OfRow) {
  return (
    <RowButton {...{ row, name }} intent="leave-document" label="Leave It" pending="Saving..." />
  );
}

type OfRow = Pick<RowMenuProps, 'row' | 'name'>;

function Later({ row, name }: OfRow) {
  const tomorrow = isoDateOf(addDays(new Date(), 1));
  return (
    <>
      <RowForm row={row} className="row-form" data-snooze>
        <label className="grid gap-0.5">
          <span>
            Put off until<span className="sr-only">: {name}</span>
          </span>
          <input
            type="date"
            name="until"
            required
            min={tomorrow}
            defaultValue={row.snoozedUntil ?? tomorrow}
            className="control"
          />
        </label>
        <SubmitButton
          name="intent"
          value="snooze"
          small
          variant="secondary"
          pendingLabel="Saving..."
        >
          Put Off
        </SubmitButton>
      </RowForm>
      {row.snoozedUntil ? (
        <RowButton row={row} intent="wake" label="Bring Back Now" pending="Saving..." name={name} />
      ) : null}
    </>
  );
}

function HandOn({ row, admins, name }: OfRow & Pick<RowMenuProps, 'admins'>) {
  const others = admins.filter(({ id }) => id !== row.owner?.id);
  if (others.length === 0) return null;
  return (
    <RowForm row={row} className="row-form">
      <label className="grid gap-0.5">
        <span>
          Give to<span className="sr-only">: {name}</span>
        </span>
        <span className="select-frame">
          <select name="to" className="control">
            {others.map((admin) => (
              <option key={admin.id} value={admin.id}>
                {admin.name}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      </label>
      <SubmitButton name="intent" value="give" small variant="secondary" pendingLabel="Saving...">
        Give
      </SubmitButton>
    </RowForm>
  );
}
