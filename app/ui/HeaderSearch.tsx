'use client';
import { Form, Link } from 'react-router';
import { SearchIcon } from './icons.tsx';
import { isSearchKeyOn } from './search-key.ts';
import { useHydrated } from './use-hydrated.ts';
import { useSearchKey } from './use-search-key.ts';

const searchPath = '/search';

/** The search box of every page, where there is room for one, and else the way to its page. */
export function HeaderSearch({ pathname }: { pathname: string }) {
  const hasKey = useHydrated() && isSearchKeyOn();
  useSearchKey();
  const isHere = pathname === searchPath;
  return (
    <>
      <Link
        to={searchPath}
        className="icon-button header-search-link"
        title="Search"
        aria-label="Search"
        aria-current={isHere ? 'page' : undefined}
        data-search-link
      >
        <SearchIcon />
      </Link>
      {/* The search page has its own. */}
      {isHere ? null : (
        <search aria-label="All meetings" className="header-search">
          <Form action={searchPath} method="get" className="header-search-form">
            <input
              type="search"
              name="q"
              aria-label="Search all meetings"
              aria-keyshortcuts="/"
              placeholder="Search"
              className="control"
              autoComplete="off"
              spellCheck={false}
              data-search-box
            />
            {hasKey ? (
              <span className="header-search-key" aria-hidden="true">
                /
              </span>
            ) : null}
            <button type="submit" className="icon-button icon-button-small" aria-label="Search">
              <SearchIcon />
            </button>
          </Form>
        </search>
      )}
    </>
  );
}
