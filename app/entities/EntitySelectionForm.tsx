'use client';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useActionData, useSubmit } from 'react-router';
import { Button } from '#app/ui/Button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { FilterCheckbox } from '#app/ui/FilterBar.tsx';
import { Pagination } from '#app/ui/Pagination.tsx';
import { SubmitButton } from '#app/ui/SubmitButton.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { EntityChecklist } from './EntityChecklist.tsx';
import { EntityFilterFields } from './EntityFilterFields.tsx';
import { listedCount } from './entity.ts';
import type { EntityFilter } from './entity-filter.ts';
import type { EntitySelection } from './entity-selection.server.ts';
import type { RefusedSelection } from './refused-selection.ts';
import { SelectionBar } from './SelectionBar.tsx';
import { mostChanges, readSelection, selectionParams } from './selection-address.ts';
import { changeCount, noChanges, type SelectionChanges, withTicks } from './selection-changes.ts';
import { selectionPath } from './selection-path.ts';

const typingPauseMs = 250;

type Props = {
  selection: EntitySelection;
  filter: EntityFilter;
  onlySelected: boolean;
  changes: SelectionChanges;
};

/**
 * One form for the filter and the ticks, so that neither loses the other: by GET it turns to another
 * page or filter, with the ticks in the address; by POST it saves. With a script the ticks live
 * here, and a choice in the filter counts at once.
 */
export function EntitySelectionForm(props: Props) {
  const { selection, filter, onlySelected } = props;
  const refused = useActionData<RefusedSelection>();
  const initial = refused?.changes ?? props.changes;
  const { rows: entities, options, count, previous, next, followedCount, allowance } = selection;
  const [changes, setChanges] = useState(initial);
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submit = useSubmit();
  const hydrated = useHydrated();
  useEffect(() => () => clearTimeout(timer.current), []);

  const elsewhere = withoutShown(changes, entities);
  const selected = followedCount + changes.add.length - changes.remove.length;
  const full = changeCount(changes) > mostChanges;

  function turnTo(place: { after?: string; before?: string } = {}) {
    clearTimeout(timer.current);
    if (!form.current || full) return;
    const fields = new URLSearchParams();
    for (const [name, value] of new FormData(form.current)) {
      if (typeof value === 'string') fields.append(name, value);
    }
    const asked = readSelection(fields);
    const params = selectionParams({ ...asked, place, changes });
    submit(params, { action: selectionPath, replace: true, preventScrollReset: !hasPlace(place) });
  }

  function onChange({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (target.name === 'follow') return;
    clearTimeout(timer.current);
    if (target.type === 'search') timer.current = setTimeout(turnTo, typingPauseMs);
    else turnTo();
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    const native = event.nativeEvent;
    const button = native instanceof SubmitEvent ? native.submitter : null;
    if (!(button instanceof HTMLButtonElement) || button.formMethod !== 'get') return;
    event.preventDefault();
    turnTo(button.name ? { [button.name]: button.value } : {});
  }

  const turn = { formMethod: 'get', formAction: selectionPath, disabled: full } as const;
  return (
    <Form
      ref={form}
      method="post"
      // What is shown because it is ticked stays shown when the selection is refused.
      action={`${selectionPath}?${selectionParams({ filter, onlySelected, changes: onlySelected ? initial : noChanges })}`}
      onChange={onChange}
      onSubmit={onSubmit}
      className="grid gap-4"
    >
      <input type="hidden" name="shown" value={entities.map(({ id }) => id).join(',')} />
      <input type="hidden" name="add" value={elsewhere.add.join(',')} />
      <input type="hidden" name="remove" value={elsewhere.remove.join(',')} />
      <div className="filter-bar">
        <EntityFilterFields filter={filter} options={options} />
        <FilterCheckbox name="selected" label="Show selected" checked={onlySelected} />
        {/* First in the form, so that Enter in the search box filters and does not save. */}
        <Button
          {...turn}
          type="submit"
          className={classNames(hydrated && 'sr-only focus:not-sr-only')}
        >
          Filter
        </Button>
        <p className="filter-status" role="status">
          {listedCount(count)} found
        </p>
      </div>
      <SelectionBar
        selected={selected}
        allowance={allowance}
        full={full}
        changed={changeCount(changes)}
      />
      <EntityChecklist
        entities={entities}
        changes={changes}
        onTick={(entity, ticked) =>
          setChanges(withTicks(changes, [entity], new Set(ticked ? [entity.id] : [])))
        }
      />
      <Pagination
        previous={previous}
        next={next}
        previousLabel="Previous"
        nextLabel="Next"
        buttons={turn}
      />
      <div className="button-row">
        <SubmitButton pendingLabel="Saving...">Save Changes</SubmitButton>
      </div>
    </Form>
  );
}

function withoutShown(changes: SelectionChanges, shown: readonly { id: string }[]) {
  const here = new Set(shown.map(({ id }) => id));
  return {
    add: changes.add.filter((id) => !here.has(id)),
    remove: changes.remove.filter((id) => !here.has(id)),
  };
}

function hasPlace(place: { after?: string; before?: string }): boolean {
  return place.after !== undefined || place.before !== undefined;
}
