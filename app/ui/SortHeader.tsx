'use client';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ArrowDownIcon, ArrowUpIcon, SortIcon } from './icons.tsx';
import { type Sort, sortAddress } from './sort.ts';

type SortHeaderProps = {
  /** The column's name in the address. */
  column: string;
  /** The order the rows are in now. */
  sort: Sort;
  /** The order of the first press. */
  first?: Sort['direction'];
  children: ReactNode;
};

/** A column head that sorts: a link, so that the order stands in the address. */
export function SortHeader({ column, sort, first = 'asc', children }: SortHeaderProps) {
  const [search] = useSearchParams();
  const sorted = sort.column === column ? sort.direction : null;
  const next = sorted === null ? first : sorted === 'asc' ? 'desc' : 'asc';
  return (
    <th
      scope="col"
      aria-sort={sorted === null ? 'none' : sorted === 'asc' ? 'ascending' : 'descending'}
    >
      <Link
        to={{ search: sortAddress(search, { column, direction: next }) }}
        className="sort-link"
        preventScrollReset
        replace
      >
        {children}
        {sorted === null ? <SortIcon className="icon-idle" /> : null}
        {sorted === 'asc' ? <ArrowUpIcon /> : null}
        {sorted === 'desc' ? <ArrowDownIcon /> : null}
      </Link>
    </th>
  );
}
