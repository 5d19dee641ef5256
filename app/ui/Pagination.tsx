'use client';
import type { ComponentProps, ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { buttonClass } from './Button.tsx';
import { ArrowLeftIcon, ArrowRightIcon } from './icons.tsx';
import { pageAddress } from './sort.ts';

type Place = Record<string, string>;

type PaginationProps = {
  /** What is added to the address for the page before, such as `{ before: key }`; null at the start. */
  previous: Place | null;
  next: Place | null;
  /** 'Newer' and 'Older' for lists by date. */
  previousLabel?: string;
  nextLabel?: string;
  /** Such as '25 of 10,482 meetings'. */
  status?: string;
  /** Where the pages are part of a form that is sent along: what its buttons have in common. */
  buttons?: ComponentProps<'button'>;
};

/** Page by page through a list of any length. Nothing is shown where one page holds all. */
export function Pagination(props: PaginationProps) {
  const { previous, next, previousLabel = 'Newer', nextLabel = 'Older', status, buttons } = props;
  if (!previous && !next && !status) return null;
  return (
    <nav aria-label="Pages" className="pagination">
      {previous ? (
        <Turn place={previous} rel="prev" buttons={buttons}>
          <ArrowLeftIcon />
          {previousLabel}
        </Turn>
      ) : (
        <span />
      )}
      {status ? <span className="pagination-status">{status}</span> : null}
      {next ? (
        <Turn place={next} rel="next" buttons={buttons}>
          {nextLabel}
          <ArrowRightIcon />
        </Turn>
      ) : (
        <span />
      )}
    </nav>
  );
}

type TurnProps = Pick<PaginationProps, 'buttons'> & {
  place: Place;
  rel: 'prev' | 'next';
  children: ReactNode;
};

function Turn({ place, rel, buttons, children }: TurnProps) {
  const [search] = useSearchParams();
  const look = buttonClass({ variant: 'secondary', small: true });
  if (!buttons) {
    return (
      <Link to={{ search: pageAddress(search, place) }} rel={rel} className={look}>
        {children}
      </Link>
    );
  }
  const [[name, value] = []] = Object.entries(place);
  return (
    <button {...buttons} type="submit" name={name} value={value} className={look}>
      {children}
    </button>
  );
}
