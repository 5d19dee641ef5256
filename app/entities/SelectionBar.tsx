import { Link } from 'react-router';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { BackToDashboard } from './BackToDashboard.tsx';
import { entityCount } from './entity.ts';
import type { SelectionAllowance } from './entity-selection.server.ts';

type SelectionBarProps = {
  selected: number;
  /** How many ticks are not saved yet. */
  changed: number;
  /** More changes than an address holds. */
  full: boolean;
  /** Null where the plan has no limit. */
  allowance: SelectionAllowance | null;
};

/** How much is selected and what the plan allows, before anything is saved; the upper Save Changes. */
export function SelectionBar({ selected, changed, full, allowance }: SelectionBarProps) {
  const number = (count: number) => count.toLocaleString('en-US');
  const isOver = allowance !== null && selected > allowance.limit;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid max-w-[34rem] flex-[1_1_18rem] gap-1">
        <p role="status">
          <strong>{number(selected)} selected</strong>
          {allowance ? (
            <span className={isOver ? 'font-semibold text-danger' : 'text-muted'}>
              {` · ${number(selected)} of ${number(allowance.limit)} used`}
            </span>
          ) : null}
          <span className="text-muted">
            {changed > 0 ? ` · ${number(changed)} not saved yet` : null}
            {full ? '. Save your changes before you filter or turn the page.' : null}
          </span>
        </p>
        {allowance ? (
          <p role="status" className="text-muted text-sm">
            {isOver ? (
              <>
                Your plan lets you follow {entityCount(allowance.limit)}. {allowance.largerPlan}{' '}
                <Link to="/pricing">See the plans</Link>
              </>
            ) : (
              allowance.changes
            )}
          </p>
        ) : null}
      </div>
      <div className="button-row">
        <BackToDashboard selected={selected} />
        <SubmitButton pendingLabel="Saving...">Save Changes</SubmitButton>
      </div>
    </div>
  );
}
