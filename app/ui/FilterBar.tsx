'use client';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
} from 'react';
import { Form, Link, useLocation, useNavigation, useSubmit } from 'react-router';
import { buttonClass } from './Button.tsx';
import { classNames } from './class-names.ts';
import { chosen, chosenEarly, isFilter, showAddress, write } from './filter-fields.ts';
import { ChevronDownIcon, SearchIcon } from './icons.tsx';
import { asOption, type SelectOption } from './SelectField.tsx';
import { Spinner } from './Spinner.tsx';

const typingPauseMs = 250;

type FilterBarProps = {
  /** Names the form, such as 'Filter meetings'. */
  label: string;
  /** Params of the address that a new filter keeps, such as `sort` and `dir`. */
  keep?: readonly string[];
  /** How many there are, announced as it changes: '12 meetings found'. */
  status?: string;
  /** SearchBox, FilterSelect, FilterCheckbox. */
  children: ReactNode;
};

/**
 * Filters of a list, as a GET form: the address holds them. An empty value means all. With a script
 * a choice counts at once and typing after a pause; without one there is a button.
 */
export function FilterBar({ label, keep = [], status, children }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const takenOver = useRef(false);
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const busy = useNavigation().location?.pathname === pathname;
  const params = new URLSearchParams(search);

  const apply = useCallback(() => {
    clearTimeout(timer.current);
    submit(chosen(form.current), {
      action: pathname,
      method: 'get',
      replace: true,
      preventScrollReset: true,
    });
  }, [submit, pathname]);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (takenOver.current) showAddress(form.current, search);
    else if (chosenEarly(form.current, search)) apply();
    takenOver.current = true;
  }, [search, apply]);

  function clear() {
    const fields = [...(form.current?.elements ?? [])].filter(isFilter);
    for (const field of fields) write(field, null);
    // The link that was pressed goes away; the reader stays in the filter.
    fields[0]?.focus();
  }

  function onChange(event: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current);
    const typed = event.target instanceof HTMLInputElement && event.target.type !== 'checkbox';
    if (typed) timer.current = setTimeout(apply, typingPauseMs);
    else apply();
  }

  return (
    <search>
      <Form
        ref={form}
        method="get"
        action={pathname}
        aria-label={label}
        className="filter-bar"
        autoComplete="off"
        onChange={onChange}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        {keep.map((name) => {
          const value = params.get(name);
          return value ? <input key={name} type="hidden" name={name} value={value} /> : null;
        })}
        {children}
        <button type="submit" className={classNames(buttonClass({}), 'filter-apply')}>
          Filter
        </button>
        <div className="filter-status">
          <span role="status">{status}</span>
          {isFiltered(params, keep) ? (
            <Link
              to={clearedAddress(pathname, params, keep)}
              onClick={clear}
              preventScrollReset
              replace
            >
              Clear filters
            </Link>
          ) : null}
          {busy ? <Spinner /> : null}
        </div>
      </Form>
    </search>
  );
}

function isFiltered(params: URLSearchParams, keep: readonly string[]): boolean {
  const others = new Set([...keep, 'after', 'before']);
  return [...params].some(([name, value]) => value !== '' && !others.has(name));
}

function clearedAddress(pathname: string, params: URLSearchParams, keep: readonly string[]) {
  const kept = new URLSearchParams([...params].filter(([name]) => keep.includes(name)));
  return { pathname, search: kept.toString() };
}

type SearchBoxProps = Pick<ComponentProps<'input'>, 'list' | 'onInput'> & {
  name?: string;
  label: string;
  value?: string;
  placeholder?: string;
};

/** The text part of a filter. Its label is for screen readers; the placeholder shows. */
export function SearchBox({
  name = 'q',
  label,
  value = '',
  placeholder,
  ...input
}: SearchBoxProps) {
  return (
    <label className="field filter-search">
      <span className="sr-only">{label}</span>
      <span className="search-frame">
        <SearchIcon />
        <input
          {...input}
          type="search"
          name={name}
          defaultValue={value}
          placeholder={placeholder ?? label}
          className="control"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
        />
      </span>
    </label>
  );
}

type FilterSelectProps = {
  name: string;
  label: string;
  /** The entry that filters nothing, such as 'All States'. */
  allLabel: string;
  options: readonly SelectOption[];
  value?: string;
};

export function FilterSelect({ name, label, allLabel, options, value = '' }: FilterSelectProps) {
  return (
    <label className="field">
      <span className="field-label">{label}</span>
      <span className="select-frame">
        <select name={name} defaultValue={value} className="control">
          <option value="">{allLabel}</option>
          {options.map(asOption).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon />
      </span>
    </label>
  );
}

/** A yes-or-no filter: `on` in the address, or not there. */
export function FilterCheckbox({
  name,
  label,
  checked,
}: {
  name: string;
  label: string;
  checked?: boolean;
}) {
  return (
    <label className="check">
      <input type="checkbox" name={name} defaultChecked={checked} className="check-box" />
      <span className="check-text">{label}</span>
    </label>
  );
}
