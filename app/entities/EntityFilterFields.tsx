import { FilterSelect, SearchBox } from '#app/ui/FilterBar.tsx';
import { chosen, type EntityFilter, type EntityFilterOptions } from './entity-filter.ts';

/** The four fields of the entity filter, for a FilterBar or a form of its own. */
export function EntityFilterFields({
  filter,
  options,
}: {
  filter: EntityFilter;
  options: EntityFilterOptions;
}) {
  return (
    <>
      <SearchBox label="Search entities..." value={filter.q} />
      <FilterSelect
        name="state"
        label="Select State"
        allLabel="All States"
        options={options.states}
        value={chosen(filter.state)}
      />
      <FilterSelect
        name="county"
        label="Select County"
        allLabel="All Counties"
        options={options.counties}
        value={chosen(filter.county)}
      />
      <FilterSelect
        name="type"
        label="Select Entity Type"
        allLabel="All Types"
        options={options.types}
        value={chosen(filter.type)}
      />
    </>
  );
}
