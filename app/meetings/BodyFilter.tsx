'use client';
import { FilterSelect, SearchBox } from '#app/ui/FilterBar.tsx';
import type { SelectOption } from '#app/ui/SelectField.tsx';
import { useBodyNames } from './use-body-names.ts';

type BodyFilterProps = {
  /** Null when there are too many bodies to list. */
  options: SelectOption[] | null;
  value: string;
};

/** The meetings of one government body, or of none. */
export function BodyFilter({ options, value }: BodyFilterProps) {
  if (options === null) return <BodySearch value={value} />;
  return (
    <FilterSelect
      name="body"
      label="Government Body"
      allLabel="All government bodies"
      options={options}
      value={value}
    />
  );
}

function BodySearch({ value }: { value: string }) {
  const { names, list, onInput } = useBodyNames();
  return (
    <>
      <SearchBox
        name="body"
        label="Government Body, or n/a"
        value={value === 'null' ? 'n/a' : value}
        list={list}
        onInput={onInput}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}
