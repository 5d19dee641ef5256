import { BodyFilter } from '#app/meetings/BodyFilter.tsx';
import { faultKinds } from '#app/records/faults/fault.ts';
import { faultNames } from '#app/records/faults/fault-names.ts';
import { FilterBar, FilterCheckbox, FilterSelect, SearchBox } from '#app/ui/FilterBar.tsx';
import type { InboxFilter } from './inbox-filter.ts';

type InboxFiltersProps = {
  filter: InboxFilter;
  /** Null when there are too many bodies to list. */
  bodies: string[] | null;
  admins: { id: string; name: string }[];
  userId: string;
  status?: string;
};

export function InboxFilters({ filter, bodies, admins, userId, status }: InboxFiltersProps) {
  const { queue } = filter;
  const isNarrowed = [filter.body, filter.owner, filter.state, filter.fault].some(Boolean);
  return (
    <div className="inbox-filters">
      <label className="all-filters">
        <input
          type="checkbox"
          className="check-box"
          autoComplete="off"
          defaultChecked={isNarrowed || filter.snoozed}
        />
        All filters
      </label>
      <FilterBar label="Filter the inbox" keep={['queue', 'sort', 'dir']} status={status}>
        <SearchBox label="Words of the title or the body" value={filter.q} />
        <BodyFilter options={bodies} value={filter.body} />
        <FilterSelect
          name="owner"
          label="Owner"
          allLabel="Anybody"
          options={[
            { value: 'me', label: 'Mine' },
            { value: 'none', label: 'Nobody’s' },
            ...admins
              .filter(({ id }) => id !== userId)
              .map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filter.owner}
        />
        {queue === 'ready' ? (
          <FilterSelect
            name="state"
            label="State"
            allLabel="Any state"
            options={[
              { value: 'drafted', label: 'Drafted' },
              { value: 'in review', label: 'In review' },
              { value: 'correction', label: 'Correction' },
            ]}
            value={filter.state}
          />
        ) : null}
        {queue === 'ready' || queue === 'held' ? (
          <FilterSelect
            name="fault"
            label="Fault"
            allLabel="Any or none"
            options={faultKinds.map((kind) => ({ value: kind, label: faultNames[kind] }))}
            value={filter.fault}
          />
        ) : null}
        <FilterCheckbox name="snoozed" label="Put off only" checked={filter.snoozed} />
      </FilterBar>
    </div>
  );
}
