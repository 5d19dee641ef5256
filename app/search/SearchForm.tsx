'use client';
import { type RefObject, useEffect, useRef } from 'react';
import { Form, useLocation, useNavigation, useNavigationType } from 'react-router';
import { Button } from '#app/ui/Button.tsx';
import { SearchIcon } from '#app/ui/icons.tsx';
import type { SearchAddress } from './search-address.ts';

/** The one box of the search page. What is chosen of the facets stays chosen for other words. */
export function SearchForm({ address: { q, chosen } }: { address: SearchAddress }) {
  const box = useRef<HTMLInputElement>(null);
  const pending = useNavigation().location?.pathname === '/search';
  useQueryOfAddress(box, q);
  return (
    <search aria-label="All meetings">
      <Form method="get" action="/search" className="search-form">
        <label htmlFor="q" className="sr-only">
          What are you looking for?
        </label>
        <span className="search-frame">
          <SearchIcon />
          <input
            ref={box}
            id="q"
            type="search"
            name="q"
            defaultValue={q}
            placeholder="Words, a name, a street, a case number"
            className="control"
            autoComplete="off"
            spellCheck={false}
            data-search-box
          />
        </span>
        {Object.entries(chosen).map(([name, value]) =>
          value === null ? null : <input key={name} type="hidden" name={name} value={value} />,
        )}
        <Button type="submit" variant="primary" pending={pending} pendingLabel="Searching...">
          Search
        </Button>
      </Form>
    </search>
  );
}

/** Going back, or on by a link, changes the address and not the box; whoever is typing is left alone. */
function useQueryOfAddress(box: RefObject<HTMLInputElement | null>, q: string) {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const { current } = box;
    if (current && (isBack || current !== document.activeElement)) current.value = q;
  }, [box, key, isBack, q]);
}
