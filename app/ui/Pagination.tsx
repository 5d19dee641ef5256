'use client';
import { Link, useSearchParams } from 'react-router';
import { buttonClass } from './Button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx';
import { pageAddress } from './sort.ts';

type PaginationProps = {
  /** What is added to the address for the page before, such as `{ before: key }`; null at the start. */
  previous: Record<string, string> | null;
  next: Record<string, string> | null;
  /** 'Newer' and 'Older' for lists by date. */
  previousLabel?: string;
  nextLabel?: string;
  /** Such as '25 of 10,482 meetings'. */
  status?: string;
};

/** Page by page through a list of any length. Nothing is shown where one page holds all. */
export function Pagination({
  previous,
  next,
  previousLabel = 'Newer',
  nextLabel = 'Older',
  status,
}: PaginationProps) {
  const [search] = useSearchParams();
  if (!previous && !next && !status) return null;
  return (
    <nav aria-label="Pages" className="pagination">
      {previous ? (
        <Link
          to={{ search: pageAddress(search, previous) }}
          rel="prev"
          className={buttonClass({ variant: 'secondary', small: true })}
        >
          <ArrowLeftIcon />
          {previousLabel}
        </Link>
      ) : (
        <span />
      )}
      {status ? <span className="pagination-status">{status}</span> : null}
      {next ? (
        <Link
          to={{ search: pageAddress(search, next) }}
          rel="next"
          className={buttonClass({ variant: 'secondary', small: true })}
        >
          {nextLabel}
          <ArrowRightIcon />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  );
}
